import type { Answer } from '#tests/support/servers/server.ts';
import type { Sent } from './request.ts';
import { isFields } from './draft.ts';
import type { World } from './environment.ts';

/** The number of responses with an ETag that are stored. */
const MAX_TAGGED = 200;

/** Stores values of a response for later requests. */
export function learn(world: World, { operation, url, payload }: Sent, answer: Answer): void {
  const { etag } = answer.headers;
  if (answer.status === 200 && typeof etag === 'string') {
    world.tagged.push({ operation, url, etag });
    if (world.tagged.length > MAX_TAGGED) world.tagged.shift();
  }
  if (answer.status >= 300 || !isFields(answer.body)) return;
  const { id, hash, status, access_token: token, token: hold } = answer.body;
  if (typeof token === 'string') world.tokens.push(token);
  if (typeof hold === 'string') world.holds.push(hold);
  if (typeof id !== 'number' || typeof hash !== 'string') return;
  const visit = world.visits.find((each) => each.id === id);
  const isOpen = status === 'booked';
  if (visit !== undefined) visit.isOpen = isOpen;
  else if (operation.method === 'POST') {
    const { doctor_service: doctorService } = JSON.parse(
      (payload ?? '').replace(/^\ufeff/, ''),
    ) as Record<string, number>;
    if (doctorService !== undefined) world.visits.push({ id, hash, doctorService, isOpen });
  }
}
