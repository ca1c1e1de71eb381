import { lowerFirst } from '../domain/text/lower-first.ts';
import { formatNumber } from './format-number.ts';
import type { Language } from './languages.ts';
import { pluralCategory } from './plural.ts';

/** The texts by key, nested as in the locale files: i18next's JSON format, version 4. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** `key_one` and `key_other` are the plural forms of the text `key`. */
type Uncounted<M, K extends string> = K extends `${infer Base}_one`
  ? `${Base}_other` extends keyof M
    ? Base
    : K
  : K extends `${infer Base}_other`
    ? `${Base}_one` extends keyof M
      ? Base
      : K
    : K;

/** The dotted keys of a message tree. Use the English one, which has two plural forms. */
export type MessageKey<M> = {
  [K in keyof M & string]: M[K] extends string ? Uncounted<M, K> : `${K}.${MessageKey<M[K]>}`;
}[keyof M & string];

type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Returns the text of a key with its `{{placeholders}}` replaced. Numbers are formatted in the language,
 * and a numeric `count` chooses the plural form. `{{name, lower}}` is a name inside a sentence.
 */
export type Translate<K extends string> = (key: K, params?: MessageParams) => string;

/** A missing text or parameter. */
export interface MissingMessage {
  language: Language;
  key: string;
  /** The placeholder without a value; absent if the text itself is missing. */
  param?: string;
}

/**
 * Creates the `t` of one language. A missing text throws, so that tests and development fail.
 * Production passes `onMissing` to report it, and shows an empty text rather than a raw key or another
 * language.
 */
export function createTranslator<K extends string>(
  messages: Messages,
  language: Language,
  onMissing: (missing: MissingMessage) => void = throwMissing,
): Translate<K> {
  const texts = flattened(messages);

  return (key, params = {}) => {
    const { count } = params;
    const form =
      typeof count === 'number'
        ? texts.get(`${key}_${pluralCategory(language, count)}`)
        : undefined;
    const text = form ?? texts.get(key);
    if (text === undefined) {
      onMissing({ language, key });
      return '';
    }
    if (!text.includes('{{')) return text;
    return text.replace(
      /\{\{\s*(\w+)\s*(,\s*lower\s*)?\}\}/g,
      (_, param: string, lower?: string) => {
        const value = Object.hasOwn(params, param) ? params[param] : undefined;
        if (value === undefined) {
          onMissing({ language, key, param });
          return '';
        }
        if (typeof value === 'number') return formatNumber(value, language);
        return lower === undefined ? value : lowerFirst(value);
      },
    );
  };
}

function throwMissing({ language, key, param }: MissingMessage): never {
  const what = param === undefined ? 'No text for' : `No value for {{${param}}} of`;
  throw new Error(`${what} '${key}' (${language})`);
}

/** Caches flattened trees: the server creates a translator per request from the same few trees. */
const flattenedTrees = new WeakMap<Messages, ReadonlyMap<string, string>>();

function flattened(messages: Messages): ReadonlyMap<string, string> {
  let texts = flattenedTrees.get(messages);
  if (texts === undefined) {
    texts = new Map(entriesOf(messages, ''));
    flattenedTrees.set(messages, texts);
  }
  return texts;
}

function entriesOf(messages: Messages, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  );
}
