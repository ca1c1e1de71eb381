import type { FastifyRequest } from 'fastify';
import { isLanguage } from '#shared/i18n/languages.ts';

/** Sets the language of the response to `locale` of the query, also for an error response. */
export function applyLocale(request: FastifyRequest): void {
  const { locale } = request.query as { locale?: unknown };
  if (isLanguage(locale)) request.context = { ...request.context, language: locale };
}
