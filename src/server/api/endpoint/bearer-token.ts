import type { FastifyRequest } from 'fastify';

/** Returns the token of an `Authorization: Bearer` header, or null. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
