import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useText } from '../../lib/staff-app.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';

export const MAX_NOTE_LENGTH = 1000;

interface NoteDialogProps {
  /** `close` closes the item with the note. */
  purpose: 'note' | 'close';
  /** By default of one item. */
  title?: string;
  hint?: string;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** Asks for the note of an item, or of several that are closed together. */
export function NoteDialog({ purpose, title, hint, note, onSave, onClose }: NoteDialogProps) {
  const t = useText('inbox');
  const form = useForm<{ note: string }>({
    fields: { note: { initial: note, required: true } },
    requiredMessage: t('note.required'),
    onSubmit: (values) => {
      onSave(values.note);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={title ?? t(`${purpose}.title`)}
      form={form}
      submit={t(`${purpose}.submit`)}
    >
      <TextAreaField
        {...form.field('note')}
        label={t(`${purpose}.label`)}
        hint={hint}
        maxLength={MAX_NOTE_LENGTH}
        takesFocus
      />
    </FormDialog>
  );
}
