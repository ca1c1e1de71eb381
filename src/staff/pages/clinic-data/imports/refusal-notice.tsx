import type { Refusal } from '#shared/contract/clinic-data/imports/import-parts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';

/** Says why a file was refused, and where. */
export function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const t = useText('imports');
  const format = useFormat();
  const { reason, sheet, row, column, path, limit } = refusal;
  const place = [
    sheet === undefined || sheet === '' ? null : t('place.sheet', { sheet }),
    row === undefined ? null : t('place.row', { row: format.number(row) }),
    column === undefined ? null : t('place.column', { column: format.number(column) }),
    path ?? null,
  ].filter((part) => part !== null);
  return (
    <Notice tone="error" title={t('refused')}>
      {t(`refusals.${reason}`)}{' '}
      {limit === undefined ? '' : t('limit', { limit: format.number(limit) })} {place.join(', ')}
    </Notice>
  );
}
