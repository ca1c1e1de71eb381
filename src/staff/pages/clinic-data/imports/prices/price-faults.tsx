import type { PricePreview } from '#shared/contract/clinic-data/imports/prices/price-schemas.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';

/** The rows that patients do not see or that are left out, each with its place and the reason. */
export function PriceFaults({ preview }: { preview: PricePreview }) {
  const t = useText('imports');
  const format = useFormat();
  const { faults, problems } = preview;
  const lines = [
    ...faults.map(({ row, column, value, fault }) => ({
      row,
      text: `${t('place.column', { column: String(column) })}: ${t(`faults.${fault}`)}${value === '' ? '' : ` (${format.quote(value)})`}`,
    })),
    ...problems.map(({ row, fault }) => ({ row, text: t(`faults.${fault}`) })),
  ].sort((a, b) => a.row - b.row);
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={t('faults.title', { number: format.number(lines.length) })}>
      <ul className={styles.list}>
        {lines.map(({ row, text }) => (
          <li key={`${row} ${text}`} className={styles.row}>
            <span>{t('place.row', { row: String(row) })}</span>
            <span className={styles.grow}>{text}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
