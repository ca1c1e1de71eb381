import { useState } from 'react';
import type { PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { isUnusualChange } from '#shared/domain/clinic-data/prices/price-grid.ts';
import { addDays, isDayWithin } from '#shared/domain/time/plain-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { useToday } from '#staff/lib/use-today.ts';
import { DateField } from '#staff/ui/date-field/date-field.tsx';
import common from '#staff/ui/common.module.css';
import styles from './prices.module.css';
import { FollowUpPlans, followUpsOf, type FollowUpTexts } from './follow-up-plans.tsx';
import type { PlannedFollowUps, usePriceEdits } from './use-price-edits.ts';
import { usePriceLine } from './use-price-line.ts';

interface PriceChangesProps {
  grid: PriceGrid;
  edits: ReturnType<typeof usePriceEdits>;
  isSaving: boolean;
  /** Saves the prices at once, or plans them for a day together with those of follow-ups. */
  onSave: (day: string | null, followUps: PlannedFollowUps) => void;
}

/** The changes of a save. Prices that changed by more than half have to be confirmed first. */
export function PriceChanges(props: PriceChangesProps) {
  const { edits, invalidCount } = props.edits;
  // What was typed here ends with the changes that it belongs to.
  return edits.length === 0 && invalidCount === 0 ? null : <Changes {...props} />;
}

function Changes({ grid, edits, isSaving, onSave }: PriceChangesProps) {
  const t = useText('prices');
  const format = useFormat();
  const [confirmed, setConfirmed] = useState('');
  const { edits: changed, unusual, invalidCount } = edits;
  const [day, setDay] = useState('');
  const [followUpTexts, setFollowUpTexts] = useState<FollowUpTexts>(new Map());
  const tomorrow = addDays(useToday(), 1);
  const { lineOf, nameOfCell, followUpLineOf } = usePriceLine(grid);
  const isDay = day === '' || isDayWithin(day, { min: tomorrow });
  const withFollowUp =
    day === '' ? [] : changed.filter(({ cell }) => cell.follow_up_price !== null);
  const followUps = followUpsOf(followUpTexts, withFollowUp);
  const unusualLines = [
    ...unusual.map(({ cell, price }) => lineOf(cell, price)),
    ...withFollowUp.flatMap(({ cell }) => {
      const price = followUps?.get(cell.id);
      if (price === undefined || !isUnusualChange(cell.follow_up_price ?? 0, price)) return [];
      return `${nameOfCell(cell)}. ${followUpLineOf(cell, price)}`;
    }),
  ];
  const key = unusualLines.join('\n');
  const isConfirmed = key === '' || confirmed === key;
  const isValid = invalidCount === 0 && isDay && followUps !== null;
  const canSave = changed.length > 0 && isConfirmed && isValid;
  return (
    <div className={styles.changes}>
      {key === '' ? null : (
        <Notice
          tone="warning"
          announce
          title={t('unusual', { number: format.number(unusualLines.length) })}
        >
          <ul className={styles.lines}>
            {unusualLines.map((line) => (
              <li key={line}>{line}</li>
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
      <div className={styles.day}>
        <DateField
          name="starts_on"
          label={t('planned.startsOn')}
          hint={t('planned.startsOnHint')}
          min={tomorrow}
          value={day}
          onChange={setDay}
        />
      </div>
      <FollowUpPlans
        grid={grid}
        edits={withFollowUp}
        texts={followUpTexts}
        onChange={setFollowUpTexts}
      />
      <div className={common.actions}>
        <Button
          disabled={!canSave}
          inProgress={isSaving}
          onClick={() => onSave(day === '' ? null : day, followUps ?? new Map())}
        >
          {t(day === '' ? 'save' : 'planned.save')}
        </Button>
        <Button variant="quiet" onClick={edits.discard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}
