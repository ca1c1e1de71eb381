import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from '#server/telemetry/create-logger.ts';

interface KeptLog {
  logger: FastifyBaseLogger;
  /** All of it, as it was written. */
  text(): string;
  /** The lines since the last call. */
  takeLines(): Record<string, unknown>[];
}

/** The log of a process, with all that any level says. */
export function keptLog(): KeptLog {
  const chunks: string[] = [];
  let taken = 0;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return {
    logger: createLogger({ logLevel: 'trace' }, stream),
    text: () => chunks.join(''),
    takeLines() {
      const lines = chunks.slice(taken);
      taken = chunks.length;
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}
