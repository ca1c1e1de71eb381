import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { MESSAGE_KINDS } from '#shared/domain/messages/message-kinds.ts';
import { REPORT_REASONS } from '#shared/domain/reviews/replies/reply-rules.ts';
import { useText, useUser } from '../../../lib/staff-app.ts';

/** Returns the texts of an item: its sender, what it says, and its owner. */
export function useItemTexts(item: InboxItem): { sender: string; text: string; owner: string } {
  const t = useText('inbox');
  const messages = useText('messages');
  const received = useText('received');
  const user = useUser();
  const { owner, appointment } = item;
  const message =
    item.kind === 'sms' ? MESSAGE_KINDS.find((each) => each === item.text) : undefined;
  const report =
    item.kind === 'report' ? REPORT_REASONS.find((each) => each === item.text) : undefined;
  const nameOfOwner = () => {
    if (owner === null) return t('owner.none');
    return owner.id === user.id ? t('owner.mine') : t('owner.other', { name: owner.username });
  };
  return {
    sender:
      appointment === null
        ? (item.sender ?? t('anonymous'))
        : t('appointment', { number: String(appointment) }),
    text:
      message !== undefined
        ? messages(`kinds.${message}`)
        : report !== undefined
          ? received(`report.reasons.${report}`)
          : item.text,
    owner: nameOfOwner(),
  };
}
