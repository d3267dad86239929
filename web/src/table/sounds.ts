// Sounds, made on the spot: short notes and clacks. Nothing is loaded, and nothing sounds unless it is wanted: the first
// one brings up the question.
import type { GameUi, Sound } from "../games/ui";
import { questions, settings } from "../look/settings.svelte";
import type { Event } from "../protocol";

type Note = [pitch: number, at: number, length: number, kind?: OscillatorType];

const TUNES: Record<Sound, Note[]> = {
  wood: [[180, 0, 0.06, "triangle"]],
  dice: [0, 0.07, 0.13, 0.22].map((at, k): Note => [320 + 90 * (k % 2), at, 0.04, "square"]),
  coin: [
    [1320, 0, 0.08],
    [1760, 0.06, 0.14],
  ],
  card: [[520, 0, 0.05, "sawtooth"]],
  camel: [
    [150, 0, 0.16, "sawtooth"],
    [120, 0.12, 0.2, "sawtooth"],
  ],
  points: [
    [660, 0, 0.1],
    [880, 0.08, 0.16],
  ],
  turn: [
    [523, 0, 0.12],
    [784, 0.12, 0.22],
  ],
  reveal: [
    [392, 0, 0.1],
    [494, 0.1, 0.1],
    [587, 0.2, 0.1],
    [784, 0.3, 0.3],
  ],
  over: [
    [523, 0, 0.16],
    [659, 0.16, 0.16],
    [784, 0.32, 0.16],
    [1047, 0.48, 0.4],
  ],
};

let studio: AudioContext | undefined;

export function sound(name: Sound): void {
  if (settings.sound === undefined) questions.sound = true;
  if (!settings.sound || typeof AudioContext === "undefined") return;
  studio ??= new AudioContext();
  const start = studio.currentTime + 0.01;
  for (const [pitch, at, length, kind = "sine"] of TUNES[name]) {
    const voice = new OscillatorNode(studio, { type: kind, frequency: pitch });
    const volume = new GainNode(studio, { gain: 0 });
    volume.gain.setValueAtTime(kind === "sine" ? 0.12 : 0.05, start + at);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + at + length);
    voice.connect(volume).connect(studio.destination);
    voice.start(start + at);
    voice.stop(start + at + length);
  }
}

/** The sounds of what happened: each kind once. */
export const soundsOf = (ui: Pick<GameUi, "sounds">, events: Event[]): Sound[] => [
  ...new Set(events.flatMap(({ type }) => ui.sounds[type] ?? [])),
];
