import { useState } from 'react';
import type { PriceCell, PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { parseNumber } from '#staff/ui/record-form/record-fields.ts';
import type { PlannedFollowUps, PriceEdit } from './use-price-edits.ts';
import { usePriceLine } from './use-price-line.ts';
import styles from './prices.module.css';

/** The typed prices of follow-ups, by the id of the offer. */
export type FollowUpTexts = ReadonlyMap<number, string>;

interface FollowUpPlansProps {
  grid: PriceGrid;
  /** The offers with a follow-up whose prices are planned. */
  edits: readonly PriceEdit[];
  texts: FollowUpTexts;
  onChange: (texts: FollowUpTexts) => void;
}

/** So many fields are shown at once. */
const MAX_SHOWN = 5;

/** Asks what follow-ups cost from the day of the planned prices on. An empty field leaves one at its price. */
export function FollowUpPlans(props: FollowUpPlansProps) {
  return props.edits.length === 0 ? null : <Plans {...props} />;
}

function Plans({ grid, edits, texts, onChange }: FollowUpPlansProps) {
  // Further prices do not hide what is being typed.
  const [isOpen] = useState(edits.length <= MAX_SHOWN);
  const t = useText('prices');
  const format = useFormat();
  const { country, language } = useStaffApp();
  const { nameOfCell } = usePriceLine(grid);
  const money = (amount: number | null) =>
    formatMoney(amount ?? 0, countryOf(country).currency, language);
  return (
    <Disclosure
      summary={t('followUp.plans', { number: format.number(edits.length) })}
      defaultOpen={isOpen || edits.some(({ cell }) => !isPrice(textOf(texts, cell)))}
    >
      <div className={styles.followUps}>
        {edits.map(({ cell }) => {
          const text = textOf(texts, cell);
          return (
            <TextField
              key={cell.id}
              kind="decimal"
              name={`follow_up.${cell.id}`}
              label={nameOfCell(cell)}
              hint={t('followUp.now', { price: money(cell.follow_up_price) })}
              error={
                isPrice(text) ? undefined : { message: t('followUp.planInvalid'), visible: true }
              }
              value={text}
              onChange={(next) => onChange(new Map(texts).set(cell.id, next))}
            />
          );
        })}
      </div>
    </Disclosure>
  );
}

/** Returns the prices that texts say for some offers; null if one of them is no price. */
export function followUpsOf(
  texts: FollowUpTexts,
  edits: readonly PriceEdit[],
): PlannedFollowUps | null {
  const typed = edits.flatMap(({ cell }): [number, string][] => {
    const text = textOf(texts, cell);
    return text.trim() === '' ? [] : [[cell.id, text]];
  });
  if (typed.some(([, text]) => !isPrice(text))) return null;
  return new Map(typed.map(([id, text]) => [id, parseNumber(text)]));
}

/** Returns what was typed for a follow-up, or what is planned for it. */
function textOf(texts: FollowUpTexts, { id, planned }: PriceCell): string {
  return texts.get(id) ?? String(planned?.follow_up_price ?? '');
}

/** Follow-ups are often free. */
function isPrice(text: string): boolean {
  return text.trim() === '' || parseNumber(text) >= 0;
}
