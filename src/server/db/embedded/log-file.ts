import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';

const MAX_LOG_BYTES = 5 * 2 ** 20;
const CHECK_EVERY_MS = 60_000;
const TAIL_LINES = 12;

/** Opens the log for a child process; the caller closes the descriptor after the spawn. */
export function openLog(file: string): number {
  rotateLargeLog(file);
  return openSync(file, 'a', 0o600);
}

/** Rotates the log periodically. Returns a function that stops the rotation. */
export function startLogRotation(file: string): () => void {
  const timer = setInterval(() => rotateLargeLog(file), CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Copies a large log aside and empties it. PostgreSQL has the file open for appending, so it
 * continues at its start; after a rename it would write to the old file.
 */
export function rotateLargeLog(file: string, largest = MAX_LOG_BYTES): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largest) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

/** Returns the last lines, for the message of a failed start. */
export function logTail(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  } catch {
    return '';
  }
}

/** @throws when this process may not write the log. */
export function assertWritable(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}
