import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { PriceCell, PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { formatNumber } from '#shared/i18n/format-number.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import type { OfferPlace } from './add-offer-dialog.tsx';
import { FollowUpButton } from './follow-up-button.tsx';
import { PriceInput } from './price-input.tsx';
import styles from './prices.module.css';
import type { usePriceEdits } from './use-price-edits.ts';

interface PriceTableProps {
  services: PriceGrid['services'];
  columns: PriceGrid['columns'];
  edits: ReturnType<typeof usePriceEdits>;
  onFocus: (cell: PriceCell) => void;
  /** Opens the follow-up of an offer. */
  onFollowUp: (cell: PriceCell) => void;
  /** Asks for a service that a doctor does not offer yet. */
  onAdd: (place: OfferPlace) => void;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowUp: [-1, 0],
};

/** The prices as a table to type in: services in rows, doctors at branches in columns. */
export function PriceTable({
  services,
  columns,
  edits,
  onFocus,
  onFollowUp,
  onAdd,
}: PriceTableProps) {
  const t = useText('prices');
  const nameOf = useNameOf();
  const { language } = useStaffApp();

  function addAt(column: number, service: PriceGrid['services'][number]) {
    const place = columns[column];
    if (place !== undefined) onAdd({ column: place, service });
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    if (event.key === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      edits.fillDown(row, column);
      return;
    }
    const cell = edits.cellAt(row, column);
    if (event.key === 'F2' && cell !== undefined) {
      event.preventDefault();
      onFollowUp(cell);
      return;
    }
    const [down = 0, right = 0] = STEPS[event.key] ?? [];
    if (down === 0) return;
    event.preventDefault();
    const table = event.currentTarget.closest('table');
    for (let next = row + down; next >= 0 && next < services.length; next += down) {
      const input = table?.querySelector<HTMLInputElement>(
        `[data-place="${next} ${column + right}"]`,
      );
      if (input) {
        input.focus();
        return;
      }
    }
  }

  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('service')}</th>
            {columns.map((column) => (
              <th key={column.schedule_id} scope="col">
                {nameOf(column.doctor_names)}
                <span className={styles.branch}>{nameOf(column.branch_names)}</span>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('add.columnOf', { doctor: nameOf(column.doctor_names) })}
                  onClick={() => onAdd({ column, service: null })}
                >
                  {t('add.column')}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service, row) => (
            <tr key={service.id}>
              <th scope="row">{nameOf(service.names)}</th>
              {columns.map(({ schedule_id: schedule, doctor_names: doctor }, column) => {
                const cell = edits.cellAt(row, column);
                if (cell === undefined) {
                  return (
                    <td key={schedule}>
                      <button
                        type="button"
                        className={styles.add}
                        aria-label={t('add.cell', {
                          service: nameOf(service.names),
                          doctor: nameOf(doctor),
                        })}
                        onClick={() => addAt(column, service)}
                      >
                        <Icon of={Plus} size={16} />
                        {t('add.column')}
                      </button>
                    </td>
                  );
                }
                const text = edits.textOf(cell);
                const price = edits.priceOf(text);
                const name = t('cell', {
                  service: nameOf(service.names),
                  doctor: nameOf(doctor),
                });
                return (
                  <td key={schedule}>
                    <PriceInput
                      data-place={`${row} ${column}`}
                      data-changed={price !== cell.price || undefined}
                      aria-label={name}
                      text={text}
                      price={price}
                      onChange={(event) => edits.type(row, column, event.currentTarget.value)}
                      onFocus={() => onFocus(cell)}
                      onKeyDown={(event) => handleKey(event, row, column)}
                      onPaste={(event) => {
                        const pasted = event.clipboardData.getData('text/plain');
                        if (edits.paste(row, column, pasted)) event.preventDefault();
                      }}
                    />
                    <FollowUpButton cell={cell} name={name} onPress={() => onFollowUp(cell)} />
                    {cell.planned === null ? null : (
                      <span className={styles.next}>
                        {t('planned.cell', {
                          day: formatDay(cell.planned.starts_on, language, 'dayMonth'),
                          price: formatNumber(cell.planned.price, language),
                        })}
                      </span>
                    )}
                    {cell.planned === null || cell.planned.follow_up_price === null ? null : (
                      <span className={styles.next}>
                        {t('followUp.planned', {
                          price: formatNumber(cell.planned.follow_up_price, language),
                        })}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
