import type { DeskQueue } from '#shared/contract/desk/queue.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '#server/features/identity/access/scope.ts';
import { presentDeskQueue } from './present-queue.ts';
import { selectQueue } from './queue-rows.ts';

/** Returns the queue of a branch. Throws a 404 for a branch out of the scope of the account. */
export async function readDeskQueue(
  context: RequestContext,
  caller: Caller,
  branch: number,
): Promise<DeskQueue> {
  const schedules = await requireBranch(context.site, caller, branch);
  const queue = await selectQueue(context.site, branch);
  return presentDeskQueue(
    context,
    queue,
    schedules.map(({ id }) => id),
  );
}
