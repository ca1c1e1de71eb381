import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from '#server/telemetry/create-logger.ts';

interface MemoryLog {
  logger: FastifyBaseLogger;
  /** Returns the whole log. */
  text(): string;
  /** Returns the lines since the last call. */
  takeLines(): Record<string, unknown>[];
}

/** Creates a logger that records every level in memory. */
export function createMemoryLog(): MemoryLog {
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
