import type { Messages } from '#shared/i18n/messages.ts';

/** The files of this language's texts. */
export const files = import.meta.glob<Messages>(
  ['/src/shared/i18n/locales/kk/*.json', '!**/{errors,server}.json'],
  { import: 'default' },
);
