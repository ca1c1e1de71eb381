import { plainWords } from './hour-words.ts';

const DAY_MINUTES = 1440;
const NOON = 12;

/** A time, a word or a sign in the text of hours. */
export type Token =
  | { readonly type: 'time'; readonly minute: number }
  | { readonly type: 'word'; readonly text: string }
  | { readonly type: 'dash' | 'separator' };

const TOKEN =
  /(\d{1,2})(?:[:.h]\s?([0-5]\d)(?![\d:])(?::00)?|([0-5]\d)(?!\d))?\s*(?:([ap])\.?m\b\.?|(?:h|o|ora|ч|час(?:ов|а)?|сағ)(?!\p{L})\.?)?|(\p{L}+)\.?|([-–—−~])|([,;/&+\n()|:]+)|(\s+)/giuy;
/** The endings that Hungarian and Kazakh add to a time: `9-től`, `17:00-ig`, `9-дан`. */
const FROM_ENDING = /(?<=\d)[\s-]*(?:t[oe]l|[ндт][ае]н)(?!\p{L})/gu;
const TO_ENDING = /(?<=\d)[\s-]*(?:ig|[ғқгк][ае])(?!\p{L})/gu;

/** Splits the text of hours into tokens; null if a part of it is none. */
export function tokensOf(hours: string): Token[] | null {
  const plain = plainWords(hours).replace(FROM_ENDING, ' - ').replace(TO_ENDING, ' ');
  const text = plain.replace(/(-\s*){2,}/g, '- ');
  const tokens: Token[] = [];
  let at = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    at = TOKEN.lastIndex;
    const [, hour, clock, joined, half, word, dash, separator] = found;
    if (hour !== undefined) {
      const minute = minuteOf(Number(hour), Number(clock ?? joined ?? 0), half);
      if (minute === null) return null;
      tokens.push({ type: 'time', minute });
    } else if (word !== undefined) tokens.push({ type: 'word', text: word });
    else if (dash !== undefined) tokens.push({ type: 'dash' });
    else if (separator !== undefined) tokens.push({ type: 'separator' });
    if (at === text.length) break;
  }
  return at === text.length ? tokens : null;
}

function minuteOf(hour: number, minute: number, half: string | undefined): number | null {
  if (half !== undefined && (hour < 1 || hour > NOON)) return null;
  const hours = half === undefined ? hour : (hour % NOON) + (half === 'p' ? NOON : 0);
  const minutes = hours * 60 + minute;
  return minutes > DAY_MINUTES ? null : minutes;
}
