import "@fontsource-variable/source-sans-3";
import "@fontsource/marcellus/latin-400.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./look/settings.svelte";
import { applyColours } from "./look/theme";
import { loadWords } from "./words/index.svelte";

const AGAIN = 3000; // milliseconds until the words are asked for again

/** Nothing is shown before it can be said. */
async function start(target: HTMLElement): Promise<void> {
  try {
    await loadWords(settings.language);
  } catch {
    setTimeout(() => void start(target), AGAIN);
    return;
  }
  target.replaceChildren();
  mount(App, { target });
}

applyColours();
const target = document.getElementById("app");
if (target) void start(target);
