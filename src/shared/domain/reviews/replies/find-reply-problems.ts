import { wordsIn } from '../../text/words-in.ts';
import type { Span } from '../blank-out.ts';
import { findContacts } from '../find-contacts.ts';
import { CARE_WORDS, DATES, HEALTH_WORDS, VISIT_PHRASES } from './reply-words.ts';

/** The kinds of text in a reply that may disclose something about the patient. */
export const REPLY_PROBLEMS = [
  'name',
  'phone',
  'email',
  'url',
  'date',
  'visit',
  'health',
  'care',
] as const;
export type ReplyProblemKind = (typeof REPLY_PROBLEMS)[number];

export interface ReplyProblem extends Span {
  readonly kind: ReplyProblemKind;
}

/** Shorter names are often ordinary words. */
const MIN_NAME_LENGTH = 3;

/** The endings of names in the five languages, after the vowel that some of them change. */
const ENDINGS =
  /^(?:'?s|[aáăeéiíuúoóаеиоуыюяйі]|na[ck]|ne[ck]|nak|nek|val|vel|ban|ben|hoz|hez|tól|től|ról|ről|ért|nál|nél|[aáeéoóiö]?t|[aáeéoöi]?n|[aá]val|[eé]vel|[aá]nak|[eé]nek|[aăe]i|lui|ului|ой|ей|ою|ом|ем|ам|ью|ии|ию|ием|ович|ға|ге|қа|ке|ны|ні|ды|ді|ты|ті|ның|нің|дың|дің|тың|тің|дан|ден|тан|тен|нан|нен|да|де|та|те|мен|бен|пен)?$/iu;

/** Checks whether a kind stops a reply; the others are only warnings for the writer. */
export function stopsReply(kind: ReplyProblemKind): boolean {
  return kind !== 'care' && kind !== 'url';
}

/**
 * Finds what in a clinic's reply names, describes or confirms the patient, in order. It searches in all
 * languages, as a reply may mix them. A person reads the reply as well: it may miss things.
 *
 * @param names names of the author or the patient
 */
export function findReplyProblems(text: string, names: readonly string[]): ReplyProblem[] {
  const found: ReplyProblem[] = [];
  const add = (problems: readonly ReplyProblem[]) => {
    for (const problem of problems) {
      const isKnown = found.some(({ start, end }) => problem.start < end && start < problem.end);
      if (!isKnown) found.push(problem);
    }
  };
  add(matches('date', text, DATES));
  add(findContacts(text));
  add(findNames(text, names));
  add(matches('visit', text, VISIT_PHRASES));
  add(matches('health', text, HEALTH_WORDS));
  add(matches('care', text, CARE_WORDS));
  return found.toSorted((a, b) => a.start - b.start);
}

function matches(kind: ReplyProblemKind, text: string, pattern: RegExp): ReplyProblem[] {
  return Array.from(withCommaBelow(text).matchAll(pattern), ({ 0: match, index }) => ({
    kind,
    start: index,
    end: index + match.length,
  }));
}

/** Returns a text of the same length with commas below letters for cedillas, which old Romanian keyboards type. */
function withCommaBelow(text: string): string {
  return text.replace(/[ţşŢŞ]/g, (letter) => 'țșȚȘ'['ţşŢŞ'.indexOf(letter)] ?? letter);
}

function findNames(text: string, names: readonly string[]): ReplyProblem[] {
  const stems = names
    .flatMap((name) => wordsIn(name).map((word) => word.text))
    .filter((name) => name.length >= MIN_NAME_LENGTH)
    .map((name) => ({ name: fold(name), stem: fold(name).replace(/[aeiouаеиоуыюяйі]$/u, '') }));
  return wordsIn(text).flatMap(({ text: word, start }) => {
    if (!/^\p{Lu}/u.test(word)) return [];
    const folded = fold(word);
    const isName = stems.some(
      ({ name, stem }) =>
        folded === name ||
        (folded.startsWith(name) && ENDINGS.test(folded.slice(name.length))) ||
        (stem.length >= MIN_NAME_LENGTH &&
          folded.startsWith(stem) &&
          ENDINGS.test(folded.slice(stem.length))),
    );
    return isName ? [{ kind: 'name' as const, start, end: start + word.length }] : [];
  });
}

/** Returns a word in lower case without accents; its length may differ. */
function fold(word: string): string {
  return word.toLowerCase().replace(/[áăâ]/g, 'a').replace(/[éё]/g, 'e').replace(/[íî]/g, 'i');
}
