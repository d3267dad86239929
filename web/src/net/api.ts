// HTTP: who I am, what can be played, tables and replays.
import type {
  AnswerWait,
  Fair,
  Frames,
  Games,
  LessonMoves,
  LessonReply,
  Lessons,
  MistakeAnswer,
  MistakeVerdict,
  Mistakes,
  NewTable,
  PositionCheck,
  Previewed,
  Problem,
  Progress,
  PuzzleInfo,
  PuzzleMoves,
  PuzzleReply,
  PuzzleRun,
  Puzzles,
  ReviewState,
  Story,
  Studies,
  StudyInfo,
  Summaries,
  Summary,
  User,
} from "../protocol";

/** What the server said no to, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    method,
    headers: method === "GET" ? {} : { "content-type": "application/json" },
    body: method === "GET" ? undefined : JSON.stringify(body ?? {}),
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ error: "lost", reason: { code: "lost" } }))) as Problem;
  throw new Refusal(answer.status, problem);
}

const NAMES = ["Amber", "Cedar", "Jasmine", "Mint", "Saffron", "Sumac", "Cumin", "Myrrh"];

const KNOWN = "souk.known"; // in a browser that has come in once: others need not ask who they are

/** Me, as a guest with a made-up name if nobody has come in yet. */
export async function me(): Promise<User> {
  try {
    if (localStorage.getItem(KNOWN)) return await request<User>("GET", "me");
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
  }
  const name = `${NAMES[Math.floor(Math.random() * NAMES.length)]} ${10 + Math.floor(Math.random() * 90)}`;
  const guest = await request<User>("POST", "guest", { name });
  localStorage.setItem(KNOWN, "1");
  return guest;
}

export const rename = (name: string) => request<User>("PATCH", "me", { name });
export const games = () => request<Games>("GET", "games");
export const openTables = () => request<Summaries>("GET", "tables");
export const myGames = () => request<Summaries>("GET", "me/games");
export const openTable = (table: NewTable) => request<Summary>("POST", "tables", table);
export const myProgress = () => request<Progress>("GET", "me/progress");
export const summary = (link: string) => request<Summary>("GET", `tables/${link}`);

const query = (seat: number | null, since: number, until?: number) =>
  new URLSearchParams({
    since: String(since),
    ...(seat === null ? {} : { seat: String(seat) }),
    ...(until === undefined ? {} : { until: String(until) }),
  });
export const frames = (link: string, seat: number | null, since: number, until: number) =>
  request<Frames>("GET", `tables/${link}/frames?${query(seat, since, until)}`);
export const story = (link: string, seat: number | null, since = 0) =>
  request<Story>("GET", `tables/${link}/story?${query(seat, since)}`);
export const saveStudy = (text: string) => request<StudyInfo>("POST", "studies", { text });
export const myStudies = () => request<Studies>("GET", "me/studies");
export const deleteStudy = (link: string) => request<unknown>("DELETE", `studies/${link}`);
export const checkPosition = (text: string) => request<PositionCheck>("POST", "positions/check", { text });
/** The rules of a game, as Markdown; empty if it has none. */
export async function rules(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/rules/${language}`);
  if (!answer.ok) throw new TypeError(answer.statusText);
  return answer.text();
}
export const lessons = () => request<Lessons>("GET", "lessons");
export const beginFirstGame = (game: string) => request<Summary>("POST", `first-game/${game}`);
export const inLesson = (game: string, name: string, chosen: LessonMoves) =>
  request<LessonReply>("POST", `lessons/${game}/${name}`, chosen);
/** How far the review of a game is, and the review, unless it is known: 1 the quick one, 2 the deep one. */
export const review = (link: string, known: 0 | 1 | 2) =>
  request<ReviewState>("GET", `tables/${link}/review?have=${known}`);
export const askForReview = (link: string) => request<ReviewState>("POST", `tables/${link}/review`);
export const mistakes = (link: string, seat: number) =>
  request<Mistakes>("GET", `tables/${link}/mistakes?seat=${seat}`);
export const answerMistake = (link: string, answer: MistakeAnswer) =>
  request<MistakeVerdict>("POST", `tables/${link}/mistakes`, answer);
/** How long an answer of mine waits until it is judged. */
export const answerWait = () => request<AnswerWait>("GET", "me/wait");
/** A moment of a finished game as a seat saw it, or after one of its moves. */
export const position = (
  link: string,
  { seat, step, move }: { seat: number; step: number; move?: number | undefined },
) =>
  request<Previewed>(
    "GET",
    `tables/${link}/position?seat=${seat}&step=${step}${move === undefined ? "" : `&move=${move}`}`,
  );
export const reviewPage = (link: string, language: string) => `/api/tables/${link}/review/${language}`;
export const puzzles = () => request<Puzzles>("GET", "puzzles");
/** A puzzle of about my strength, or of another; `any` game or theme, and 0 for any number of players. */
export const nextPuzzle = (game: string, theme: string, players: number, rating?: number) => {
  const wanted = { ...(players ? { players } : {}), ...(rating === undefined ? {} : { rating: Math.round(rating) }) };
  const query = new URLSearchParams(Object.entries(wanted).map(([name, n]) => [name, String(n)]));
  return request<PuzzleInfo>("GET", `puzzles/next/${game}/${theme}?${query}`);
};
/** Puzzles against the clock: of a game, or of any; 0 for any number of players. */
export const beginPuzzleRun = (game: string, players: number) =>
  request<PuzzleRun>("POST", "puzzle-runs", { game, players });
export const inPuzzle = (id: string, chosen: PuzzleMoves) => request<PuzzleReply>("POST", `puzzles/${id}`, chosen);
export const fair = (link: string) => request<Fair>("GET", `tables/${link}/dice`);

/** Where the server's picture of a position is; `seat` says who sees it. */
export function pictureAddress(
  link: string,
  { seat, step, theme, language }: { seat: number | null; step: number; theme: string; language: string },
): string {
  const query = new URLSearchParams({ step: String(step), ...(seat === null ? undefined : { seat: String(seat) }) });
  return `/api/tables/${link}/picture/${theme}/${language}?${query}`;
}
