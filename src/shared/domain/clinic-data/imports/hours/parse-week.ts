import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { isAscending, type Span } from '#shared/domain/time/working-hours.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';
import { isBesidePause, isPause, meaningOf } from './hour-words.ts';
import { tokensOf, type Token } from './week-tokens.ts';

/** The hours of some weekdays. */
export interface WeekPart {
  /** From 1, Monday, in order; null if the text names none. */
  readonly weekdays: readonly number[] | null;
  readonly weeks: Weeks;
  /** Local minutes; empty for closed days; null if the text has days only. */
  readonly spans: readonly Span[] | null;
}

const MAX_LENGTH = 400;
const DAY_MINUTES = 1440;
const DAYS = 7;
const ALWAYS = /^\s*24\s*\/\s*7\s*$/;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/**
 * Parses the hours of a week as people write them: `Mon-Fri 9-17, Sat 9-13`, `H-P 8:00-16:00`,
 * `Пн, Ср 09:00–13:00 (нечет)`, `Luni până vineri de la 9 la 17`. The first of the languages in which every word is
 * known decides, then any other: `V` is Sunday in Hungarian and Friday in Romanian. Returns null if a part is not
 * understood, is not in order, or ends after midnight.
 */
export function parseWeek(text: string, languages: readonly Language[]): WeekPart[] | null {
  if (text.length > MAX_LENGTH) return null;
  if (ALWAYS.test(text)) {
    return [{ weekdays: EVERY_DAY, weeks: 'every', spans: [[0, DAY_MINUTES]] }];
  }
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0) return null;
  for (const language of new Set([...languages, ...LANGUAGES])) {
    const parts = new WeekReader(tokens, language).read();
    if (parts !== null) return parts;
  }
  return null;
}

/** Reads the tokens of a text in one language. */
class WeekReader {
  readonly #tokens: readonly Token[];
  readonly #language: Language;
  readonly #parts: WeekPart[] = [];
  #at = 0;
  #days: number[] = [];
  #spans: Span[] = [];
  #isClosed = false;
  #weeks: Weeks = 'every';
  #hasPause = false;
  #isWithoutPause = false;

  constructor(tokens: readonly Token[], language: Language) {
    this.#tokens = tokens;
    this.#language = language;
  }

  read(): WeekPart[] | null {
    while (this.#at < this.#tokens.length) if (!this.#step()) return null;
    this.#end();
    const parts = this.#parts;
    const hasDays = parts.some(({ weekdays }) => weekdays !== null);
    const hasTimes = parts.some(({ spans }) => spans !== null);
    const isWhole = parts.every(
      ({ weekdays, spans }) => hasDays === (weekdays !== null) && hasTimes === (spans !== null),
    );
    const isOrdered = parts.every(({ spans }) => spans === null || isAscending(spans));
    return parts.length > 0 && (isWhole || !hasDays) && isOrdered ? parts : null;
  }

  /** Reads what begins at the current token. Returns false if it is not understood. */
  #step(): boolean {
    const token = this.#tokens[this.#at];
    if (token?.type === 'separator') {
      this.#at += 1;
      return true;
    }
    if (token?.type === 'time') return this.#readSpan();
    if (token?.type !== 'word') return this.#readLoneDash();
    if (this.#spans.length > 0 && this.#isPause()) return this.#readPause();
    const meaning = meaningOf(token.text, this.#language);
    if (meaning === null) return false;
    if (meaning.type === 'days' || meaning.type === 'from') return this.#readDays();
    this.#at += 1;
    // Of `to`: languages with postpositions have it after the last day.
    if (meaning.type === 'closed') {
      if (this.#spans.length > 0) return false;
      this.#isClosed = true;
    }
    if (meaning.type === 'weeks') {
      if (this.#hasTimes && this.#isBeforeDays()) this.#end();
      if (this.#weeks !== 'every') return false;
      this.#weeks = meaning.weeks;
    }
    return true;
  }

  get #hasTimes(): boolean {
    return this.#spans.length > 0 || this.#isClosed;
  }

  /** `Mon-Fri – 9-17`: the dash only separates the days from their hours. `Mon –`: the day is closed. */
  #readLoneDash(): boolean {
    this.#at += 1;
    if (this.#hasTimes) return false;
    this.#closeAtEnd();
    return true;
  }

  #closeAtEnd(): void {
    const next = this.#tokens[this.#at];
    if (next === undefined || next.type === 'separator') this.#isClosed = true;
  }

  #readSpan(): boolean {
    if (this.#isClosed) return false;
    const starts = this.#time();
    if (starts === null || !this.#skipTo()) return false;
    const ends = this.#time();
    if (ends === null) return false;
    this.#spans.push([starts, ends]);
    return true;
  }

  /** Tells whether a break begins at the current token. */
  #isPause(): boolean {
    const [word = '', next = ''] = this.#tokens
      .slice(this.#at, this.#at + 2)
      .map((token) => (token.type === 'word' ? token.text : ''));
    const language = this.#language;
    return isPause(word, language) || (isBesidePause(word, language) && isPause(next, language));
  }

  /** `9-18, lunch break 13-14`: the break is within the hours before it. */
  #readPause(): boolean {
    // A break behind the hours of several days may be of all of them.
    if (this.#isWithoutPause) return false;
    while (this.#isBesidePause()) this.#at += 1;
    const begins = this.#time();
    if (begins === null || !this.#skipTo()) return false;
    const ends = this.#time();
    if (ends === null || begins >= ends) return false;
    const around = this.#spans.findIndex(([from, to]) => from < begins && ends < to);
    const [from, to] = this.#spans[around] ?? [];
    if (from === undefined || to === undefined) return false;
    this.#spans.splice(around, 1, [from, begins], [ends, to]);
    this.#hasPause = true;
    return true;
  }

  /** Tells whether the token says nothing more than that a break follows. */
  #isBesidePause(): boolean {
    const token = this.#tokens[this.#at];
    if (token?.type !== 'word') return token?.type === 'separator' || token?.type === 'dash';
    const isNoise = meaningOf(token.text, this.#language)?.type === 'noise';
    const isOfPause = [isPause, isBesidePause].some((test) => test(token.text, this.#language));
    return isNoise || isOfPause;
  }

  #time(): number | null {
    const token = this.#tokens[this.#at];
    if (token?.type !== 'time') return null;
    this.#at += 1;
    return token.minute;
  }

  /** Skips a dash or a word for it. Returns false if there is none. */
  #skipTo(): boolean {
    const before = this.#at;
    for (let token = this.#tokens[this.#at]; token !== undefined; token = this.#tokens[this.#at]) {
      const isTo =
        token.type === 'dash' ||
        (token.type === 'word' && meaningOf(token.text, this.#language)?.type === 'to');
      if (!isTo) break;
      this.#at += 1;
    }
    return this.#at > before;
  }

  #readDays(): boolean {
    if (this.#hasTimes) this.#end();
    const first = this.#day();
    if (first === null) return false;
    const [begin] = first.weekdays;
    const isRange = this.#skipTo() || first.isFrom;
    const last = isRange && first.weekdays.length === 1 ? this.#day() : null;
    if (last === null) {
      this.#days.push(...first.weekdays);
      if (isRange) this.#closeAtEnd();
    } else {
      if (begin === undefined || last.weekdays.length !== 1) return false;
      const [end = begin] = last.weekdays;
      const length = ((end - begin + DAYS) % DAYS) + 1;
      for (let step = 0; step < length; step += 1) this.#days.push(((begin + step - 1) % DAYS) + 1);
    }
    return true;
  }

  #day(): { weekdays: readonly number[]; isFrom: boolean } | null {
    const token = this.#tokens[this.#at];
    const meaning = token?.type === 'word' ? meaningOf(token.text, this.#language) : null;
    if (meaning?.type === 'from') {
      this.#at += 1;
      return { weekdays: [meaning.weekday], isFrom: true };
    }
    if (meaning?.type !== 'days') return null;
    this.#at += 1;
    return { weekdays: meaning.weekdays, isFrom: false };
  }

  /** Tells whether days follow, so that `odd` before them belongs to them. */
  #isBeforeDays(): boolean {
    for (const token of this.#tokens.slice(this.#at)) {
      if (token.type === 'time') return false;
      if (token.type !== 'word') continue;
      const meaning = meaningOf(token.text, this.#language)?.type;
      if (meaning === 'days' || meaning === 'from') return this.#hasNoSeparatorBefore(token);
    }
    return false;
  }

  /** `Mon 9-17 (odd), Tue 9-17`: a separator between `odd` and the days ends its part. */
  #hasNoSeparatorBefore(days: Token): boolean {
    const between = this.#tokens.slice(this.#at, this.#tokens.indexOf(days));
    return !between.some(({ type }) => type === 'separator');
  }

  #end(): void {
    if (this.#days.length > 0 || this.#hasTimes || this.#weeks !== 'every') {
      this.#parts.push({
        weekdays:
          this.#days.length === 0 ? null : Array.from(new Set(this.#days)).sort((a, b) => a - b),
        weeks: this.#weeks,
        spans: this.#hasTimes ? this.#spans : null,
      });
    }
    this.#isWithoutPause ||= this.#spans.length > 0 && !this.#hasPause;
    this.#hasPause = false;
    this.#days = [];
    this.#spans = [];
    this.#isClosed = false;
    this.#weeks = 'every';
  }
}
