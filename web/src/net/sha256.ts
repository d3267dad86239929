// SHA-256 (FIPS 180-4). Browsers have it too, but not on a page that comes over plain HTTP from a machine at home.

const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, k) => k).some((k) => k > 1 && n % k === 0),
);
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** The words of one block, mixed into the state. */
function mix(state: Int32Array, block: DataView): void {
  const w = new Int32Array(64);
  for (let i = 0; i < 64; i++) {
    const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    w[i] =
      i < 16
        ? block.getInt32(4 * i)
        : (w[i - 16] ?? 0) +
          (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
          (w[i - 7] ?? 0) +
          (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (w[i] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, k) => (state[k] = (state[k] ?? 0) + word));
}

/** The SHA-256 of bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(8 * bytes.length));
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) mix(state, new DataView(padded.buffer, at, 64));
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
