// The tree of a study as the server tells it: where things are in it, and how it is written in rows.
import type { StudyNode } from "../protocol";

export type Tree = ReadonlyMap<number, StudyNode>;

export const ROOT = 0;
export const NATURE = 15;

/** The tree with what is new in it. */
export function grown(tree: Tree, nodes: StudyNode[], gone: number[]): Tree {
  const next = new Map(tree);
  for (const id of gone) next.delete(id);
  for (const node of nodes) next.set(node.id, node);
  return next;
}

/** The moments from the start to one, without the start. */
export function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = [];
  for (let node = tree.get(id); node && node.parent !== null; node = tree.get(node.parent)) path.unshift(node.id);
  return path;
}

/** The last moment of the line that goes on from one by its first children. */
export function endOf(tree: Tree, id: number): number {
  let at = id;
  for (let next = tree.get(at)?.children[0]; next !== undefined; next = tree.get(at)?.children[0]) at = next;
  return at;
}

/** Whether a moment is on the main line. */
export const isMain = (tree: Tree, id: number): boolean =>
  pathTo(tree, id).every((one) => tree.get(tree.get(one)?.parent ?? ROOT)?.children[0] === one);

/** The first moment before this one where it left the main line, to come back to. */
export function mainBefore(tree: Tree, id: number): number {
  let at = ROOT;
  for (const one of pathTo(tree, id)) {
    if (tree.get(at)?.children[0] !== one) break;
    at = one;
  }
  return at;
}

/** The moments beside one that follow the same one, itself included. */
export const siblingsOf = (tree: Tree, id: number): number[] => tree.get(tree.get(id)?.parent ?? -1)?.children ?? [];

/** Where a moment is, for an address: so many steps along the first children, then which child, and so on: `12-1-3`. */
export function placeOf(tree: Tree, id: number): string {
  const parts = [0];
  let at = ROOT;
  for (const one of pathTo(tree, id)) {
    const child = tree.get(at)?.children.indexOf(one) ?? 0;
    if (child > 0) parts.push(child, 0);
    else parts.push((parts.pop() ?? 0) + 1);
    at = one;
  }
  return parts.join("-");
}

/** The moment at such a place, or the last one on the way there. */
export function nodeAt(tree: Tree, place: string): number {
  let at = ROOT;
  place
    .split("-")
    .map((part) => Math.trunc(Number(part)))
    .forEach((n, k) => {
      const children = k % 2 ? [n] : Array<number>(Math.min(n, tree.size) || 0).fill(0);
      for (const child of children) at = tree.get(at)?.children[child] ?? at;
    });
  return at;
}

/** What is done in a row: a decision, or all that nature does until somebody decides. */
export interface Step {
  nodes: StudyNode[];
}

/** A seat's steps in a row; `depth` says how far it is from the main line, `isFirst` whether a variation begins. */
export interface TreeRow {
  depth: number;
  seat: number;
  isFirst: boolean;
  steps: Step[];
}

/** The tree in the order in which it is read: the main line, and every variation where it leaves it. */
export function rowsOf(tree: Tree): TreeRow[] {
  const rows: TreeRow[] = [];
  addLine(tree, ROOT, 0, rows);
  return rows;
}

function addLine(tree: Tree, start: number, depth: number, rows: TreeRow[]): void {
  let row: TreeRow | undefined;
  let isFirst = depth > 0;
  const write = (node: StudyNode) => {
    const seat = node.seat ?? NATURE;
    if (row?.seat !== seat) {
      row = { depth, seat, isFirst, steps: [] };
      isFirst = false;
      rows.push(row);
    }
    const last = row.steps.at(-1);
    if (seat === NATURE && last) last.nodes.push(node);
    else row.steps.push({ nodes: [node] });
  };
  let at = tree.get(start);
  if (at && start !== ROOT) write(at);
  while (at) {
    const [first = -1, ...others] = at.children;
    at = tree.get(first);
    if (at) write(at);
    for (const other of others) addLine(tree, other, depth + 1, rows);
    if (others.length) row = undefined;
  }
}
