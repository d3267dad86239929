import "@fontsource-variable/source-sans-3";
import "@fontsource/marcellus/latin-400.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyColours } from "./look/theme";

applyColours();
const target = document.getElementById("app");
if (target) mount(App, { target });
