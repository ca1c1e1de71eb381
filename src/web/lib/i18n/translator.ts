import type { Language } from '#shared/i18n/languages.ts';
import {
  createTranslator,
  type MessageKey,
  type MissingMessage,
  type Translate,
} from '#shared/i18n/messages.ts';
import { messagesOf } from './load-messages.ts';
import type { Namespace, Namespaces } from './namespaces.ts';

export type Translator<N extends Namespace> = Translate<MessageKey<Namespaces[N]>>;

const translators = new Map<string, Translate<string>>();

/**
 * Returns the `t` of a loaded namespace. A missing text throws; in production it is reported and
 * replaced by an empty text.
 */
export function translator<N extends Namespace>(language: Language, namespace: N): Translator<N> {
  const key = `${language}/${namespace}`;
  let translate = translators.get(key);
  if (translate === undefined) {
    translate = createTranslator<string>(
      messagesOf(language, namespace),
      language,
      import.meta.env.PROD ? reportMissing : undefined,
    );
    translators.set(key, translate);
  }
  return translate;
}

function reportMissing({ language, key, param }: MissingMessage): void {
  if ('reportError' in globalThis) {
    reportError(new Error(`Missing text: ${language} ${key} ${param ?? ''}`));
  }
}
