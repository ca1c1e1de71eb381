import type { SavedOrAsked } from '#shared/contract/clinic-data/setup/saving.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { useQuestion } from '#staff/lib/use-question.ts';
import common from '#staff/ui/common.module.css';
import { AffectedDialog } from './affected-dialog.tsx';

type Edit = 'doctor' | 'hiddenOffer' | 'changedOffer' | 'branch';

interface Asked {
  result: SavedOrAsked;
  edit: Edit;
}

/**
 * Returns a save that asks before it affects upcoming appointments, and the dialog that asks. The save resolves to
 * null if the answer is no.
 */
export function useAskedSave<Input extends object>(
  send: (input: Input & { intent: 'save' | 'confirm' }) => Promise<SavedOrAsked>,
  editOf: (input: Input) => Edit,
) {
  const t = useText('setup');
  const format = useFormat();
  const { asked, ask } = useQuestion<Asked>();
  async function save(input: Input): Promise<SavedOrAsked | null> {
    const result = await send({ ...input, intent: 'save' });
    if (result.is_saved) return result;
    if (!(await ask({ result, edit: editOf(input) }))) return null;
    return send({ ...input, intent: 'confirm' });
  }
  if (asked === null) return { save, dialog: null };
  const { appointments, appointments_count: count } = asked.about.result;
  const more = count - appointments.length;
  const dialog = (
    <AffectedDialog
      open={asked.isOpen}
      title={t('affected.title', { number: format.number(count) })}
      text={t(`affected.${asked.about.edit}`)}
      appointments={appointments}
      onConfirm={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    >
      {more > 0 ? (
        <p className={common.quiet}>{t('affected.more', { number: format.number(more) })}</p>
      ) : null}
    </AffectedDialog>
  );
  return { save, dialog };
}
