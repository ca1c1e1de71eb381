/** The tints behind initials; each is a class of the style sheet. */
export const TINTS = ['accent', 'teal', 'violet', 'sand', 'slate'] as const;

type Tint = (typeof TINTS)[number];

/** Returns the tint of a name, always the same one. */
export function tintOf(name: string): Tint {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}
