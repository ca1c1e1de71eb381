import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import styles from '../drawer.module.css';

const MAX_NOTE_LENGTH = 200;

interface NoteFormProps {
  note: string;
  onSave: (note: string) => Promise<void>;
}

/** The note of an appointment: organisational, seen by the desk and the doctor. */
export function NoteForm({ note, onSave }: NoteFormProps) {
  const t = useText('desk');
  const form = useForm<{ note: string }>({
    fields: { note: { initial: note } },
    requiredMessage: t('required'),
    onSubmit: (values) => onSave(values.note),
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('note')}
        label={t('note')}
        hint={t('noteHint')}
        isHintBelow
        maxLength={MAX_NOTE_LENGTH}
      />
      {form.values.note === note ? null : (
        <div>
          <Button type="submit" size="sm" variant="secondary" inProgress={form.isSubmitting}>
            {t('actions.saveNote')}
          </Button>
        </div>
      )}
    </form>
  );
}
