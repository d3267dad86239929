// The rules are Markdown; a kept library takes it apart, and nothing of it is ever taken for HTML.
import { Lexer, type Token, type Tokens } from "marked";

/** A chapter: its address on the page, its title, and what stands in it. */
export interface Chapter {
  id: string;
  title: string;
  blocks: Token[];
}

export interface Book {
  aim: Token[]; // what comes before the first chapter
  chapters: Chapter[];
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** `The city {#city}`: a title with its address, which is the same in every language. */
function titled(text: string): { id: string; title: string } {
  const found = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text);
  return found ? { id: found[2] ?? "", title: found[1] ?? "" } : { id: slug(text), title: text };
}

export function readBook(text: string): Book {
  const book: Book = { aim: [], chapters: [] };
  for (const token of Lexer.lex(text)) {
    if (token.type === "heading") {
      const { depth, text: title } = token as Tokens.Heading;
      if (depth === 1) continue; // the game's title is the page's
      if (depth === 2) {
        book.chapters.push({ ...titled(title), blocks: [] });
        continue;
      }
    }
    (book.chapters.at(-1)?.blocks ?? book.aim).push(token);
  }
  return book;
}

/** `![Caption](figure:city)` alone in a paragraph: a figure that the game draws. */
export function figureOf({ tokens }: Tokens.Paragraph): { name: string; caption: string } | undefined {
  const [image] = tokens;
  if (tokens.length !== 1 || image?.type !== "image") return undefined;
  const { href, text } = image as Tokens.Image;
  return href.startsWith("figure:") ? { name: href.slice("figure:".length), caption: text } : undefined;
}

/** The numbers of the rulings that a row of a table is about (`Y8, Y9`), so that reasons can lead to it. */
export function rulingsOf(cell: Tokens.TableCell): string[] {
  return /^[A-Z]\d+(, [A-Z]\d+)*$/.test(cell.text) ? cell.text.split(", ") : [];
}
