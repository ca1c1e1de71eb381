const MARKS = /\p{M}/gu;
const BEFORE = String.raw`(?<![\p{L}\p{M}])`;
const AFTER = String.raw`(?![\p{L}\p{M}])`;

/**
 * Returns an expression for words, separated by spaces: `ar` is a whole word, `nev*` begins one, `*nev` ends one and
 * `*nev*` is anywhere. `_` is a separator within a word, `…` any text, `^` and `$` are the ends of the cell. Letters of
 * every alphabet belong to words, unlike those of `\b`, and underscores do not.
 */
export function words(list: string): RegExp {
  const parsed = list.split(/\s+/).map(parseWord);
  // Few edges make an expression that compiles in a tenth of the time.
  const groups = Map.groupBy(parsed, ({ start, end }) => `${start} ${end}`);
  const patterns = Array.from(groups.values(), (group) => {
    const [{ start, end }] = group as [Word];
    return `${start}(?:${group.map(({ pattern }) => pattern).join('|')})${end}`;
  });
  return new RegExp(patterns.join('|'), 'u');
}

/** A word as parts of an expression. */
type Word = Readonly<Record<'start' | 'pattern' | 'end', string>>;

const START: Readonly<Record<string, string>> = { '': BEFORE, '*': '', '^': '^' };
const END: Readonly<Record<string, string>> = { '': AFTER, '*': '', $: '$' };

function parseWord(word: string): Word {
  const [, start = '', text = '', end = ''] = /^([*^]?)(.*?)([*$]?)$/.exec(word) ?? [];
  const plain = text.replaceAll('.', '\\.').replaceAll('_', String.raw`[\s_-]`);
  const pattern = plain.replaceAll('…', '.*');
  return { start: START[start] ?? '', pattern, end: END[end] ?? '' };
}

/** Tells whether a text has a word, in small letters, without accents or as it is written. */
export function hasWord(text: string, pattern: RegExp): boolean {
  const marked = text.trim().toLowerCase();
  return pattern.test(marked.normalize('NFD').replace(MARKS, '')) || pattern.test(marked);
}

/** Tells whether a text has words, and no others than those. */
export function hasOnlyWords(text: string, pattern: RegExp): boolean {
  const parts = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  return parts.length > 0 && parts.every((word) => hasWord(word, pattern));
}

/** Words of headers that several kinds of files have, in the five languages. */
export const DOCTOR_WORDS =
  '*orvos* *doctor* medic medicul* *врач* *доктор* дәрігер* дарігер* *physician* practitioner* provider*';
export const PERSON_WORDS =
  'nev neve nevek *nev *neve prenume* nume фио ф.и.о ф._и._о имя аты аттары есімі* *name*';
export const SURNAME_WORDS =
  '*vezetek* csaladnev* nume_de_famil* фамил* тегі* *surname* *last_name* *lastname* *family*';
export const BRANCH_WORDS =
  '*telephely* rendelo$ filial* sediu* locati* филиал* адрес* бөлімше* *branch* *clinic* *location*';
export const SERVICE_WORDS =
  '*szolgaltat* *vizsgalat* *kezeles* *serviciu* *servicii* *procedur* *услуг* *процедур* *қызмет* *кызмет* *service* *treatment*';
export const ID_WORDS = 'id *azonosito* kod* cod code codes код* таб…номер *идентификатор* нөмірі*';
