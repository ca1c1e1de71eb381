import type {
  LeftLine,
  LeftAppointment,
} from '#shared/contract/clinic-data/imports/appointments/appointment-schemas.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { FaultyCells } from '../faulty-cells.tsx';

interface LeftRowsProps {
  /** The report of an applied import has neither the cell nor the patient. */
  lines: readonly (LeftAppointment & Partial<Pick<LeftLine, 'column' | 'value'>>)[];
  count: number;
}

/** The rows of appointments that are not entered, each with its place and the reason. */
export function LeftRows({ lines, count }: LeftRowsProps) {
  const t = useText('appointment-imports');
  const format = useFormat();
  return (
    <FaultyCells
      title={t('preview.left', { number: format.number(count) })}
      count={count}
      lines={lines.map(({ row, column = null, value = '', reason }) => ({
        row,
        column,
        value,
        reason: t(`reasons.${reason}`),
      }))}
    />
  );
}
