import type { FastifyRequest } from 'fastify';
import type { InboxDetails } from '#shared/contract/inbox/inbox.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { INBOX_RULES, type InboxKind } from '#shared/domain/inbox/inbox-kinds.ts';
import { hasPermission } from '#shared/domain/identity/permissions.ts';
import { findInboxItem } from '#server/features/inbox/find-inbox-item.ts';
import { parseInboxId, type InboxId } from '#server/features/inbox/inbox-id.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { forbidden, notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { presentInboxDetails } from './present-inbox.ts';

export function canView(caller: Caller, kind: InboxKind): boolean {
  return hasPermission(caller, INBOX_RULES[kind].view);
}

/** Returns the item of a path. Throws a 404 for a kind that the caller may not see. */
export function requireViewed(caller: Caller, id: string): InboxId {
  const item = parseInboxId(id);
  if (item === null || !canView(caller, item.kind)) throw notFound();
  return item;
}

/** Returns the item of a path. Throws a 403 for a kind that the caller may see, but not handle. */
function requireHandled(caller: Caller, id: string): InboxId {
  const item = requireViewed(caller, id);
  if (!hasPermission(caller, INBOX_RULES[item.kind].handle)) throw forbidden();
  return item;
}

/** Returns the change of an item that a request asks for. */
export function changeOf({
  http: { site },
  caller,
  params,
}: {
  http: FastifyRequest;
  caller: Caller;
  params: { id: string };
}) {
  const item = requireHandled(caller, params.id);
  const actor = consoleActor(caller.username);
  return { site, caller, change: { item, actor, now: site.clock() } };
}

/** Returns an item as the caller may see it. Throws a 404 if it does not exist. */
export async function readDetails(site: Site, caller: Caller, id: InboxId): Promise<InboxDetails> {
  const item = await findInboxItem(site.database.pool, id);
  if (item === null) throw notFound();
  const canHandle = hasPermission(caller, INBOX_RULES[id.kind].handle);
  return presentInboxDetails(site, { ...id, ...item }, canHandle);
}
