// The rules as data: the same in every language but for the words.
export type Figure =
  | "city"
  | "tower"
  | "quarter"
  | "street"
  | "caravan"
  | "buildings"
  | "cards"
  | "court"
  | "archway"
  | "actions"
  | "barter"
  | "colours";

/** A paragraph (with **bold** words), a list, or a picture with its caption. */
export type Block = string | string[] | { figure: Figure; caption: string };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Book {
  aim: string;
  sections: Section[];
  rulings: Record<string, string>;
}

export interface Rules {
  contents: string;
  rulings: string; // the heading
  about_rulings: string;
  yspahan: Book;
  basari: Book;
}
