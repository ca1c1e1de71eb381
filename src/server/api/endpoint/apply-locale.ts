import type { FastifyRequest } from 'fastify';
import { isLanguage } from '#shared/i18n/languages.ts';

/** Sets the language of the response, also of an error, to `locale` of the query. */
export function applyLocale(request: FastifyRequest): void {
  const { locale } = request.query as { locale?: unknown };
  if (isLanguage(locale)) request.context = { ...request.context, language: locale };
}
