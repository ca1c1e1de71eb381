import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useText } from '../../lib/staff-app.ts';

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
  const shell = useText('shell');
  const form = useForm<{ note: string }>({
    fields: { note: { initial: note, required: true } },
    requiredMessage: t('note.required'),
    onSubmit: (values) => {
      onSave(values.note);
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`${purpose}.title`)}
      size="sm"
      labels={{ close: shell('close') }}
      footer={
        <Button type="submit" form={form.props.id} block>
          {t(`${purpose}.submit`)}
        </Button>
      }
    >
      <form {...form.props}>
        <TextAreaField
          {...form.field('note')}
          label={t(`${purpose}.label`)}
          maxLength={MAX_NOTE_LENGTH}
          isFirst
        />
      </form>
    </Modal>
  );
}
