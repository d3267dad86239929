// Why something is closed, in words.
import type { Reason } from "../../protocol";

/** The sentence, without the number of its ruling. */
export const reasonWords = (reason: Reason): string => reason.text.replace(/ \([YB]\d+\)/, "");
