import type { FastifyRequest } from 'fastify';
import { isLanguage } from '#shared/i18n/languages.ts';

/** Makes `locale` of the query the language of the answer, also of one that refuses the query. */
export function applyLocale(request: FastifyRequest): void {
  const { locale } = request.query as { locale?: unknown };
  if (isLanguage(locale)) request.context = { ...request.context, language: locale };
}
