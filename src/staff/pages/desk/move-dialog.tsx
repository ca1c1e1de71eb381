import { useState } from 'react';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import type { Visit } from '#shared/contract/staff/desk/visit.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import { SilentField } from './drawer/silent-field.tsx';
import styles from './desk.module.css';

/** A place to move a visit to. */
export interface Move {
  readonly visit: Visit;
  readonly offer: number;
  readonly doctor: string;
  /** ISO 8601 with offset. */
  readonly startsAt: string;
}

interface MoveDialogProps {
  move: Move;
  inProgress: boolean;
  onConfirm: (silent: SilentReason | null) => void;
  onClose: () => void;
}

/** Shows the old and the new time of a visit before it is moved. */
export function MoveDialog({ move, inProgress, onConfirm, onClose }: MoveDialogProps) {
  const t = useText('desk');
  const shell = useText('shell');
  const format = useFormat();
  const [silent, setSilent] = useState<SilentReason | null>(null);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('move.title', { name: move.visit.name })}
      size="sm"
      labels={{ close: shell('close') }}
      footer={
        <Button block data-autofocus="" inProgress={inProgress} onClick={() => onConfirm(silent)}>
          {t('actions.move')}
        </Button>
      }
    >
      <p className={styles.old}>{format.dateTime(move.visit.starts_at)}</p>
      <p>
        <strong>{format.dateTime(move.startsAt)}</strong>, {move.doctor}
      </p>
      {move.visit.phone_end === '' ? null : <SilentField value={silent} onChange={setSilent} />}
    </Modal>
  );
}
