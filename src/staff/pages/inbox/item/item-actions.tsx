import { useState } from 'react';
import type { InboxDetails } from '#shared/contract/inbox/inbox.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { usePermission, useText, useUser } from '../../../lib/staff-app.ts';
import { StartDialog } from '../start-dialog.tsx';
import type { InboxActions } from '../use-inbox-actions.ts';
import styles from '../inbox.module.css';

interface ItemActionsProps {
  item: InboxDetails;
  actions: InboxActions;
  onNote: (purpose: 'note' | 'close') => void;
  onQueued: () => void;
}

/** The buttons of an open item, for those who may handle it. */
export function ItemActions({ item, actions, onNote, onQueued }: ItemActionsProps) {
  const t = useText('inbox');
  const onboarding = useText('onboarding');
  const user = useUser();
  const can = usePermission();
  const [isStarting, setIsStarting] = useState(false);
  if (!item.can_handle || item.done_at !== null) return null;
  const isMine = item.owner?.id === user.id;
  const isTaken = item.owner !== null && !isMine;
  const canStart = item.kind === 'clinic' && !isTaken && can('onboarding.edit');
  const main = mainOf(item, { canStart, isMine });
  const look = (action: MainAction) =>
    ({
      variant: action === main ? 'primary' : 'secondary',
      size: 'sm',
      'aria-disabled': actions.isPending,
    }) as const;
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        size="sm"
        aria-disabled={actions.isPending}
        onClick={() => onNote('note')}
      >
        {t('actions.note')}
      </Button>
      {isMine ? (
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={actions.isPending}
          onClick={() => actions.release(item)}
        >
          {t('actions.release')}
        </Button>
      ) : (
        <Button {...look('take')} onClick={() => actions.take(item)}>
          {t(isTaken ? 'actions.takeOver' : 'actions.take')}
        </Button>
      )}
      {isTaken ? null : (
        <Button {...look('close')} onClick={() => onNote('close')}>
          {t('actions.close')}
        </Button>
      )}
      {item.kind === 'sms' ? (
        <Button {...look('retry')} onClick={() => actions.retry(item, onQueued)}>
          {t('actions.retry')}
        </Button>
      ) : null}
      {canStart ? (
        <Button {...look('start')} onClick={() => setIsStarting(true)}>
          {onboarding('start.submit')}
        </Button>
      ) : null}
      {isStarting ? <StartDialog item={item} onClose={() => setIsStarting(false)} /> : null}
    </div>
  );
}

type MainAction = 'take' | 'close' | 'retry' | 'start';

/** Returns what an item asks for next. Starting and sending again also take it out of the inbox. */
function mainOf(
  { kind }: InboxDetails,
  { canStart, isMine }: { canStart: boolean; isMine: boolean },
): MainAction {
  if (canStart) return 'start';
  if (kind === 'sms') return 'retry';
  return isMine ? 'close' : 'take';
}
