import {
  amountOf,
  PREPARATION_KINDS,
  type Preparation,
} from '#shared/domain/booking/preparation.ts';
import { useText } from '../../lib/staff-app.ts';
import { RecordForm } from '../record-form/record-form.tsx';
import type { RecordField } from '../record-form/record-fields.ts';
import { fromRecord, toRecord } from './preparation-record.ts';
import styles from './preparation.module.css';

interface PreparationFormProps {
  preparation: Preparation | null;
  save: (preparation: Preparation) => Promise<unknown>;
  /** Returns the page to show after a save. */
  next?: () => string;
}

/** The form of a preparation: steps with a number, steps to tick, and a note in each language. */
export function PreparationForm({ preparation, save, next }: PreparationFormProps) {
  const t = useText('preparations');
  const numbers = PREPARATION_KINDS.flatMap((kind): RecordField[] => {
    const limits = amountOf(kind);
    if (limits === null) return [];
    const { min, max } = limits;
    const text = t('range', { min: String(min), max: String(max) });
    return [{ kind: 'number', name: kind, label: t(`steps.${kind}`), range: { min, max, text } }];
  });
  const switches = PREPARATION_KINDS.filter((kind) => amountOf(kind) === null).map(
    (kind): RecordField => ({ kind: 'switch', name: kind, label: t(`steps.${kind}`) }),
  );
  const notes: RecordField = {
    kind: 'texts',
    name: 'notes',
    label: t('note'),
    hint: t('noteHint'),
    isLong: true,
  };
  return (
    <div className={styles.preparation}>
      <p className={styles.hint}>{t('numbers')}</p>
      <RecordForm
        fields={[...numbers, ...switches, notes]}
        initial={toRecord(preparation)}
        save={(record: Record<string, unknown>) => save(fromRecord(record))}
        next={next}
        submitLabel={t('save')}
      />
    </div>
  );
}
