import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const MISSED_MS = 3000;

/** As a balancer does, patients are sent elsewhere once the process is known to be gone. */
export const webKilled: Fault = {
  name: 'web-killed',
  what: 'one of two web processes is killed under load, and replaced',
  arena: { webs: 2 },
  recoveryMs: 2000,
  async inject({ webs, startWeb }) {
    const victim = webs[0];
    if (victim === undefined) throw new Error('there is no web process');
    await victim.kill();
    await sleep(500);
    webs.shift();
    await sleep(MISSED_MS);
    webs.push(await startWeb());
  },
  isExcused: ({ verdict }) => verdict === 'broken',
  check({ arena, diary }) {
    const broken = diary.answers.filter(({ verdict }) => verdict === 'broken');
    const survivors = arena.webs.map(({ port }) => port);
    return [
      ...(broken.length === 0 ? ['nobody noticed: it was not killed under load'] : []),
      ...broken
        .filter(({ port }) => survivors.includes(port))
        .map(({ detail }) => `a process that was not killed broke off: ${detail}`),
    ];
  },
};
