import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { FaultyCells } from './faulty-cells.tsx';

/** The rows of a file that are left out because their meaning is not certain. */
export function UnreadRows({ unread: { count, lines } }: { unread: Import['unread_rows'] }) {
  const t = useText('imports');
  const format = useFormat();
  return (
    <FaultyCells
      title={t('unread.title', { number: format.number(count) })}
      count={count}
      lines={lines.map((line) => ({ ...line, reason: t(`unread.${line.fault}`) }))}
    />
  );
}
