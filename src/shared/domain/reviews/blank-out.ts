/** A part of a text: UTF-16 offsets, the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Stands for a part of a text that was blanked out. */
const BLANK = '[…]';

/** Returns true for spans in order that are not empty, do not overlap and lie within the text. */
export function areSpansOf(text: string, spans: readonly Span[]): boolean {
  let last = 0;
  return spans.every(({ start, end }) => {
    const isValid = start >= last && end > start && end <= text.length;
    last = end;
    return isValid;
  });
}

/** Replaces each span of a text; everything else stays as it was written. */
export function blankOut(text: string, spans: readonly Span[]): string {
  return spans
    .toReversed()
    .reduce(
      (blanked, { start, end }) => blanked.slice(0, start) + BLANK + blanked.slice(end),
      text,
    );
}

/** Finds the spans of a text that were blanked out in a copy of it. */
export function blanksIn(text: string, blanked: string): readonly Span[] {
  const [first = '', ...rest] = blanked.split(BLANK);
  let start = first.length;
  return rest.map((part, index) => {
    const isLast = index === rest.length - 1;
    const end = isLast ? text.length - part.length : text.indexOf(part, start + 1);
    const span = { start, end };
    start = end + part.length;
    return span;
  });
}

/** Splits a text into its words; punctuation around a word does not belong to it. */
export function wordsOf(text: string): readonly Span[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: token, index }) => {
    const characters = [...token];
    const first = characters.findIndex((character) => /[\p{L}\p{N}+@]/u.test(character));
    if (first === -1) return [];
    const last = characters.findLastIndex((character) => /[\p{L}\p{N}/]/u.test(character));
    const offsetOf = (count: number) => index + characters.slice(0, count).join('').length;
    return [{ start: offsetOf(first), end: offsetOf(Math.max(first, last) + 1) }];
  });
}

/** Joins the chosen words to spans: neighbours become one span. */
export function spansOfWords(
  words: readonly Span[],
  isChosen: (index: number) => boolean,
): readonly Span[] {
  const spans: Span[] = [];
  for (const [index, word] of words.entries()) {
    if (!isChosen(index)) continue;
    const last = isChosen(index - 1) ? spans.pop() : undefined;
    spans.push({ start: last?.start ?? word.start, end: word.end });
  }
  return spans;
}
