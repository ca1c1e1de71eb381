import type { DeskQueue } from '#shared/contract/desk/queue.ts';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '#server/features/identity/access/scope.ts';
import { presentDeskQueue } from './present-queue.ts';
import { selectQueue } from './queue-rows.ts';

/** Returns the queue of a branch. Throws a 404 for a branch out of the scope of the account. */
export async function readDeskQueue(
  context: RequestContext,
  user: StaffUser,
  branch: number,
): Promise<DeskQueue> {
  const schedules = await requireBranch(context.site, user, branch);
  const queue = await selectQueue(context.site, branch);
  return presentDeskQueue(
    context,
    queue,
    schedules.map(({ id }) => id),
  );
}
