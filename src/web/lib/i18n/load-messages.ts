import type { Language } from '#shared/i18n/languages.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import type { Namespace } from './namespaces.ts';

const files = import.meta.glob<Messages>(['/src/shared/i18n/locales/*/*.json', '!**/server.json'], {
  import: 'default',
});

const loaded = new Map<string, Messages>();

/** The file of a namespace from the project's root: the key of its chunk in the build's manifest. */
export function messagesFile(language: Language, namespace: Namespace): string {
  return `src/shared/i18n/locales/${language}/${namespace}.json`;
}

/** Fetches what a page is worded with; at once where that has happened before. */
export async function loadMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const file = messagesFile(language, namespace);
      const load = files[`/${file}`];
      if (load === undefined) throw new Error(`No locale file ${file}`);
      if (!loaded.has(file)) loaded.set(file, await load());
    }),
  );
}

/** The texts of a namespace that `loadMessages` has fetched. */
export function messagesOf(language: Language, namespace: Namespace): Messages {
  const messages = loaded.get(messagesFile(language, namespace));
  if (messages === undefined) {
    throw new Error(`The page uses the texts of '${namespace}' without naming them in its route`);
  }
  return messages;
}
