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
  const secondary = {
    variant: 'secondary',
    size: 'sm',
    'aria-disabled': actions.isPending,
  } as const;
  return (
    <div className={styles.actions}>
      {isMine ? (
        <Button {...secondary} onClick={() => actions.release(item)}>
          {t('actions.release')}
        </Button>
      ) : (
        <Button {...secondary} onClick={() => actions.take(item)}>
          {t(isTaken ? 'actions.takeOver' : 'actions.take')}
        </Button>
      )}
      {item.kind === 'sms' ? (
        <Button {...secondary} onClick={() => actions.retry(item, onQueued)}>
          {t('actions.retry')}
        </Button>
      ) : null}
      <Button {...secondary} onClick={() => onNote('note')}>
        {t('actions.note')}
      </Button>
      {isStarting ? <StartDialog item={item} onClose={() => setIsStarting(false)} /> : null}
      {isTaken ? null : (
        // Starting closes the request as well, so it is what a request to join asks for.
        <Button {...(canStart ? secondary : { size: 'sm' })} onClick={() => onNote('close')}>
          {t('actions.close')}
        </Button>
      )}
      {canStart ? (
        <Button size="sm" aria-disabled={actions.isPending} onClick={() => setIsStarting(true)}>
          {onboarding('start.submit')}
        </Button>
      ) : null}
    </div>
  );
}
