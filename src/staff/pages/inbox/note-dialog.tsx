import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useText } from '../../lib/staff-app.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';

const MAX_NOTE_LENGTH = 1000;

interface NoteDialogProps {
  /** `close` closes the item with the note. */
  purpose: 'note' | 'close';
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** Asks for the note of an item. */
export function NoteDialog({ purpose, note, onSave, onClose }: NoteDialogProps) {
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
      title={t(`${purpose}.title`)}
      form={form}
      submit={t(`${purpose}.submit`)}
    >
      <TextAreaField
        {...form.field('note')}
        label={t(`${purpose}.label`)}
        maxLength={MAX_NOTE_LENGTH}
        takesFocus
      />
    </FormDialog>
  );
}
