import type { Language } from '#shared/i18n/languages.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import type { Namespace } from './namespaces.ts';

type Files = Record<string, () => Promise<Messages>>;

/** The files of each language, in a chunk of its own, as a visitor needs those of one language. */
const LANGUAGE_FILES = {
  en: () => import('./languages/en.ts'),
  hu: () => import('./languages/hu.ts'),
  kk: () => import('./languages/kk.ts'),
  ro: () => import('./languages/ro.ts'),
  ru: () => import('./languages/ru.ts'),
} as const satisfies Record<Language, () => Promise<{ files: Files }>>;

const loaded = new Map<string, Messages>();

/** Returns the path of a namespace's file, which is the key of its chunk in the build manifest. */
export function messagesFile(language: Language, namespace: Namespace): string {
  return `src/shared/i18n/locales/${language}/${namespace}.json`;
}

/** Returns the path of the list of a language's files, which is the key of its chunk, too. */
export function languageFile(language: Language): string {
  return `src/web/lib/i18n/languages/${language}.ts`;
}

/** Loads the texts of a page, unless they are loaded already. */
export async function loadMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  const { files } = await LANGUAGE_FILES[language]();
  await Promise.all(
    namespaces.map(async (namespace) => {
      const file = messagesFile(language, namespace);
      const load = files[`/${file}`];
      if (load === undefined) throw new Error(`No locale file ${file}`);
      if (!loaded.has(file)) loaded.set(file, await load());
    }),
  );
}

/** Returns the texts of a namespace that `loadMessages` has loaded. */
export function messagesOf(language: Language, namespace: Namespace): Messages {
  const messages = loaded.get(messagesFile(language, namespace));
  if (messages === undefined) {
    throw new Error(`The page uses namespace '${namespace}', which its route does not list`);
  }
  return messages;
}
