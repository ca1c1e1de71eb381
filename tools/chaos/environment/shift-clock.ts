/**
 * Shifts the clock of a process: `node --import=shift-clock.ts` with the file `CHAOS_CLOCK`, which has the
 * milliseconds. Timers do not follow it, as no timer of a machine follows its clock.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const READ_INTERVAL_MS = 50;
const file = process.env['CHAOS_CLOCK'] ?? '';
let shiftMs = 0;

function read(): void {
  const next = Number(readFileSync(file, 'utf8'));
  if (next === shiftMs) return;
  shiftMs = next;
  // Proves to the fault that this process has another time.
  writeFileSync(`${file}-${process.pid}`, String(Date.now()));
}

const machineNow = Date.now;
const now = () => machineNow() + shiftMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

read();
setInterval(read, READ_INTERVAL_MS).unref();
