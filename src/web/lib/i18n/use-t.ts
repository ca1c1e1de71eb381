import { useApp } from '../app.ts';
import type { Namespace } from './namespaces.ts';
import { translator, type Translator } from './translator.ts';

/** Returns the texts of a namespace in the page's language: `t('key', { count })`. */
export function useT<N extends Namespace>(namespace: N): Translator<N> {
  return translator(useApp().language, namespace);
}
