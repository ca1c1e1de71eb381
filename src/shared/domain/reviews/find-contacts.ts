import type { Span } from './blank-out.ts';

/** A phone, an email or a URL in a text. */
export interface ContactMark extends Span {
  readonly kind: 'phone' | 'email' | 'url';
}

/** Repetitions have limits and begin once per word, so that no text makes an expression slow. */
const PATTERNS = {
  email:
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu,
  url: /(?:https?:\/\/|www\.)[^\s<>"«»]{0,300}[\p{L}\p{N}/]|\b[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:com|org|net|info|hu|ro|kz|kg|ae|ru|me)\b(?:\/[^\s<>"«»]{0,300}[\p{L}\p{N}/])?/giu,
  phone: /[+(]?\d(?:[\d()/.\s-]*\d)?/g,
} as const satisfies Record<ContactMark['kind'], RegExp>;

/** Local numbers have at least 7 digits; E.164 allows 15. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const DATE = /\b(?:\d{4}[./\s-]+\d{1,2}[./\s-]+\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\b/;

/**
 * Finds what looks like a phone, an email or a URL, in order. A person decides what is blanked out, so
 * a phone that is none does less harm than one that is missed.
 */
export function findContacts(text: string): readonly ContactMark[] {
  const found: ContactMark[] = [];
  for (const kind of ['email', 'url', 'phone'] as const) {
    for (const { 0: match, index } of text.matchAll(PATTERNS[kind])) {
      const mark = { kind, start: index, end: index + match.length };
      if (kind === 'phone' && !isPhone(match)) continue;
      if (!found.some((other) => mark.start < other.end && other.start < mark.end)) {
        found.push(mark);
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS && !DATE.test(text);
}
