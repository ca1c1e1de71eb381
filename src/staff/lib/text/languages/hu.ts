import type { Messages } from '#shared/i18n/messages.ts';

/** The texts of the staff pages in this language, by file. */
export const files = import.meta.glob<Messages>('/src/shared/i18n/locales/hu/staff/*.json', {
  import: 'default',
  eager: true,
});
