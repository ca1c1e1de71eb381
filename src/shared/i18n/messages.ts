import { formatNumber } from './format-number.ts';
import type { Language } from './languages.ts';
import { pluralCategory } from './plural.ts';

/** Texts by key, nested as in the locale files: i18next's JSON format, version 4. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** `key_one` and `key_other` are the forms of one counted text, whose key is `key`. */
type Uncounted<M, K extends string> = K extends `${infer Base}_one`
  ? `${Base}_other` extends keyof M
    ? Base
    : K
  : K extends `${infer Base}_other`
    ? `${Base}_one` extends keyof M
      ? Base
      : K
    : K;

/** The dotted keys of a tree of messages; take them from English, which has two plural forms. */
export type MessageKey<M> = {
  [K in keyof M & string]: M[K] extends string ? Uncounted<M, K> : `${K}.${MessageKey<M[K]>}`;
}[keyof M & string];

type MessageParams = Readonly<Record<string, string | number>>;

/**
 * The text of a key with its `{{placeholders}}` filled in: numbers in the language's digits, and a
 * numeric `count` choosing the plural form.
 */
export type Translate<K extends string> = (key: K, params?: MessageParams) => string;

/** A text or a parameter that should have been there. */
export interface MissingMessage {
  language: Language;
  key: string;
  /** The placeholder that got no value; absent when the text itself is missing. */
  param?: string;
}

/**
 * Makes the `t` of one language. What is missing throws, so that it fails tests and development;
 * production passes `onMissing` to report it, and shows nothing in its place rather than a raw key
 * or another language.
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
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, param: string) => {
      const value = Object.hasOwn(params, param) ? params[param] : undefined;
      if (value === undefined) {
        onMissing({ language, key, param });
        return '';
      }
      return typeof value === 'number' ? formatNumber(value, language) : value;
    });
  };
}

function throwMissing({ language, key, param }: MissingMessage): never {
  const what = param === undefined ? 'No text for' : `No value for {{${param}}} of`;
  throw new Error(`${what} '${key}' (${language})`);
}

/** The server makes a translator per request out of the same few trees. */
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
