import { useState } from 'react';
import type { PriceGrid } from '#shared/contract/staff/prices/prices.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '../../lib/format.ts';
import { useNameOf } from '../../lib/names.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import styles from './prices.module.css';
import type { PriceEdit, usePriceEdits } from './use-price-edits.ts';

interface PriceChangesProps {
  grid: PriceGrid;
  edits: ReturnType<typeof usePriceEdits>;
  isSaving: boolean;
  onSave: () => void;
}

/** The changes of a save. Prices that changed by more than half have to be confirmed first. */
export function PriceChanges({ grid, edits, isSaving, onSave }: PriceChangesProps) {
  const t = useText('prices');
  const format = useFormat();
  const [confirmed, setConfirmed] = useState('');
  const { edits: changed, unusual, invalidCount } = edits;
  const lineOf = useLine(grid);
  if (changed.length === 0 && invalidCount === 0) return null;
  const key = unusual.map(({ cell, price }) => `${cell.id} ${price}`).join();
  const canSave = changed.length > 0 && invalidCount === 0 && (key === '' || confirmed === key);
  return (
    <div className={styles.changes}>
      {unusual.length === 0 ? null : (
        <Notice
          tone="warning"
          announce
          title={t('unusual', { number: format.number(unusual.length) })}
        >
          <ul className={styles.lines}>
            {unusual.map((edit) => (
              <li key={edit.cell.id}>{lineOf(edit)}</li>
            ))}
          </ul>
          <CheckboxField
            name="confirmed"
            label={t('confirm')}
            value={confirmed === key}
            onChange={(isOn) => setConfirmed(isOn ? key : '')}
          />
        </Notice>
      )}
      <p>
        {t('changed', { number: format.number(changed.length) })}
        {invalidCount === 0 ? null : (
          <span className={styles.invalid}>
            {' '}
            {t('invalid', { number: format.number(invalidCount) })}
          </span>
        )}
      </p>
      <div className={styles.actions}>
        <Button disabled={!canSave} inProgress={isSaving} onClick={onSave}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={edits.discard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

/** Returns a function that says in words how a price changes. */
function useLine({ services, columns }: PriceGrid): (edit: PriceEdit) => string {
  const t = useText('prices');
  const nameOf = useNameOf();
  const { country, language } = useStaffApp();
  const money = (amount: number) => formatMoney(amount, countryOf(country).currency, language);
  return ({ cell, price }) => {
    const service = services.find(({ id }) => id === cell.service_id);
    const column = columns.find(({ schedule_id: id }) => id === cell.schedule_id);
    return t('line', {
      service: nameOf(service?.names ?? {}),
      doctor: nameOf(column?.doctor_names ?? {}),
      before: money(cell.price),
      after: money(price),
    });
  };
}
