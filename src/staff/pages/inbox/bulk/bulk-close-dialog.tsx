import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import { NoteDialog } from '../note-dialog.tsx';
import type { Bulk } from './use-bulk.ts';

type BulkCloseDialogProps = Pick<Bulk, 'change' | 'endClosing'> & {
  closing: NonNullable<Bulk['closing']>;
};

/** Asks for the note with which the chosen items are closed, which the list below leaves as they are. */
export function BulkCloseDialog({
  closing: { items, note },
  change,
  endClosing,
}: BulkCloseDialogProps) {
  const t = useText('inbox');
  const format = useFormat();
  return (
    <NoteDialog
      purpose="close"
      title={t('bulk.closeTitle', { number: format.number(items.length) })}
      hint={t('bulk.noteHint')}
      note={note}
      onSave={(saved) => change({ action: 'close', items, note: saved })}
      onClose={endClosing}
    />
  );
}
