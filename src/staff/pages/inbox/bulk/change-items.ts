import type { InboxDetails, InboxItem } from '#shared/contract/inbox/inbox.ts';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { statusOf } from '#web/lib/failures/api-failure.ts';
import { actorName } from '../../../lib/actor-name.ts';
import type { StaffApp } from '../../../lib/staff-app.ts';
import { MAX_NOTE_LENGTH } from '../note-dialog.tsx';

export const BULK_ACTIONS = ['take', 'takeOver', 'release', 'close'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Why an item was not changed: `name` was faster, it is gone, its note would be too long, or a failure came before. */
type Refusal =
  | { readonly reason: 'taken' | 'closed'; readonly name: string }
  | { readonly reason: 'gone' | 'long' | 'left' };

export interface RefusedItem {
  readonly item: InboxItem;
  readonly refusal: Refusal;
}

/** The outcome for the chosen items. */
export interface BulkResult {
  readonly action: BulkAction;
  /** The number of items that were changed. */
  readonly done: number;
  readonly refused: readonly RefusedItem[];
  /** The error that stopped the rest; null without one. */
  readonly failure: unknown;
}

export interface BulkChange {
  readonly action: BulkAction;
  readonly items: readonly InboxItem[];
  /** The note of items that are closed. */
  readonly note: string;
}

/** Returns what an account can do with an item of the list together with others. */
export function actionsOf({ owner }: InboxItem, user: StaffUser): readonly BulkAction[] {
  if (owner === null) return ['take', 'close'];
  return owner.id === user.id ? ['release', 'close'] : ['takeOver'];
}

/** Changes items one after the other. One that is refused does not stop the others; a failure does. */
export async function changeItems(
  api: StaffApp['api'],
  user: StaffUser,
  { action, items, note }: BulkChange,
): Promise<BulkResult> {
  const refused: RefusedItem[] = [];
  for (const [index, item] of items.entries()) {
    try {
      // One after the other: a failure is most likely one of the connection.
      // oxlint-disable-next-line no-await-in-loop
      const refusal = await changeItem(api, user, action, item, note);
      if (refusal !== null) refused.push({ item, refusal });
    } catch (error) {
      if (statusOf(error) !== 404) {
        const left = items.slice(index);
        return {
          action,
          done: index - refused.length,
          refused: refused.concat(left.map((each) => ({ item: each, refusal: LEFT }))),
          failure: error,
        };
      }
      refused.push({ item, refusal: { reason: 'gone' } });
    }
  }
  return { action, done: items.length - refused.length, refused, failure: null };
}

const LEFT = { reason: 'left' } as const;

async function changeItem(
  api: StaffApp['api'],
  user: StaffUser,
  action: BulkAction,
  { id, owner }: InboxItem,
  note: string,
): Promise<Refusal | null> {
  switch (action) {
    case 'take':
    case 'takeOver': {
      const changed = await api.takeInboxItem({ id, from: owner?.id ?? null });
      return refusalOf(changed, changed.owner?.id === user.id);
    }
    case 'release': {
      const changed = await api.releaseInboxItem({ id });
      return refusalOf(changed, changed.owner === null);
    }
    case 'close': {
      const { note: before } = await api.inboxItem({ id });
      const joined = before === null ? note : `${before}\n\n${note}`;
      if (joined.length > MAX_NOTE_LENGTH) return { reason: 'long' };
      const changed = await api.closeInboxItem({ id, note: joined });
      const by = changed.done_by === null ? null : actorName(changed.done_by);
      return by === user.username ? null : refusalOf(changed, false);
    }
  }
}

/** Returns which colleague was faster, unless the change was made. */
function refusalOf({ done_by: by, owner }: InboxDetails, isMade: boolean): Refusal | null {
  if (by !== null) return { reason: 'closed', name: actorName(by) };
  return isMade ? null : { reason: 'taken', name: owner?.username ?? '' };
}
