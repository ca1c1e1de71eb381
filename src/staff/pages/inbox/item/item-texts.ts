import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { MESSAGE_KINDS } from '#shared/domain/messages/message-kinds.ts';
import { REPORT_REASONS } from '#shared/domain/reviews/replies/reply-rules.ts';
import { useNameOf } from '../../../lib/names.ts';
import { useText, useUser } from '../../../lib/staff-app.ts';

interface ItemTexts {
  sender: string;
  /** The text of the item, which may be empty. */
  text: string;
  owner: string;
}

/** Returns a function that names the sender of an item, what it says, and its owner. */
export function useItemTexts(): (item: InboxItem) => ItemTexts {
  const t = useText('inbox');
  const messages = useText('messages');
  const received = useText('received');
  const user = useUser();
  const nameOf = useNameOf();
  const nameOfOwner = ({ owner }: InboxItem) => {
    if (owner === null) return t('owner.none');
    return owner.id === user.id ? t('owner.mine') : t('owner.other', { name: owner.username });
  };
  const senderOf = ({ appointment, clinic_names: names, sender }: InboxItem) => {
    if (appointment !== null) return t('appointment', { number: String(appointment) });
    return names === null ? (sender ?? t('anonymous')) : nameOf(names);
  };
  const textOf = ({ kind, text }: InboxItem) => {
    const message = kind === 'sms' ? MESSAGE_KINDS.find((each) => each === text) : undefined;
    if (message !== undefined) return messages(`kinds.${message}`);
    const reason = kind === 'report' ? REPORT_REASONS.find((each) => each === text) : undefined;
    return reason === undefined ? text : received(`report.reasons.${reason}`);
  };
  return (item) => ({
    sender: senderOf(item),
    text: textOf(item),
    owner: nameOfOwner(item),
  });
}
