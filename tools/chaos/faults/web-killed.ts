import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const REPLACEMENT_DELAY_MS = 3000;

/** Stops routing to the killed process after a delay, as a load balancer does. */
export const webKilled: Fault = {
  name: 'web-killed',
  description: 'one of two web processes is killed under load and replaced',
  environment: { webs: 2 },
  recoveryMs: 2000,
  async inject({ webs, startWeb }) {
    const victim = webs[0];
    if (victim === undefined) throw new Error('no web process');
    await victim.kill();
    await sleep(500);
    webs.shift();
    await sleep(REPLACEMENT_DELAY_MS);
    webs.push(await startWeb());
  },
  isTolerated: ({ verdict }) => verdict === 'broken',
  check({ environment, traffic }) {
    const broken = traffic.responses.filter(({ verdict }) => verdict === 'broken');
    const survivors = environment.webs.map(({ port }) => port);
    return [
      ...(broken.length === 0 ? ['no request failed: the process was not killed under load'] : []),
      ...broken
        .filter(({ port }) => survivors.includes(port))
        .map(({ detail }) => `a surviving process closed a connection: ${detail}`),
    ];
  },
};
