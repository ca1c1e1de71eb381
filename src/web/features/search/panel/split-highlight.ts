/** The highlight markers. Titles are plain text and may contain `<em>`, but not these. */
export const HIGHLIGHT = { start: '\u{E000}', end: '\u{E001}' } as const;

export interface TitlePart {
  text: string;
  isMatch: boolean;
  /** The index in the title, including the markers. */
  start: number;
}

/** Splits a highlighted title into its parts. */
export function splitHighlight(value: string): TitlePart[] {
  return [...value.matchAll(/\u{E000}([^\u{E001}]*)\u{E001}|[^\u{E000}]+/gu)].map(
    ({ 0: text, 1: match, index }) => ({
      text: match ?? text,
      isMatch: match !== undefined,
      start: index,
    }),
  );
}
