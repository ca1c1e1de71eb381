/** Marks that no title contains, unlike `<em>`: titles come as they are, not as HTML. */
export const HIGHLIGHT = { start: '\u{E000}', end: '\u{E001}' } as const;

export interface TitlePart {
  text: string;
  isMatch: boolean;
  /** Where it begins in the title, marks included. */
  start: number;
}

/** Takes a highlighted title apart; without marks it is one part. */
export function splitHighlight(value: string): TitlePart[] {
  return [...value.matchAll(/\u{E000}([^\u{E001}]*)\u{E001}|[^\u{E000}]+/gu)].map(
    ({ 0: text, 1: match, index }) => ({
      text: match ?? text,
      isMatch: match !== undefined,
      start: index,
    }),
  );
}
