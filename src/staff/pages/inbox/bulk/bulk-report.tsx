import { Link } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import { useItemTexts } from '../item/item-texts.ts';
import type { BulkResult, RefusedItem } from './change-items.ts';
import styles from '../inbox.module.css';

interface BulkReportProps {
  result: BulkResult;
  /** The filters of the list, with which its items open. */
  search: string;
  onClose: () => void;
}

/** Names the items that were not changed with the others, and says why. */
export function BulkReport({
  result: { action, done, refused },
  search,
  onClose,
}: BulkReportProps) {
  const t = useText('inbox');
  const shell = useText('shell');
  const format = useFormat();
  return (
    <Notice
      tone="warning"
      announce
      title={t(`bulk.done.${action}`, { number: format.number(done) })}
      action={
        <Button variant="secondary" size="sm" onClick={onClose}>
          {shell('close')}
        </Button>
      }
    >
      <p>{t('bulk.refused', { number: format.number(refused.length) })}</p>
      <ul className={styles.refused}>
        {refused.map((each) => (
          <li key={each.item.id}>
            <RefusedLine {...each} search={search} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function RefusedLine({ item, refusal, search }: RefusedItem & Pick<BulkReportProps, 'search'>) {
  const t = useText('inbox');
  const { sender } = useItemTexts()(item);
  const why =
    refusal.reason === 'taken' || refusal.reason === 'closed'
      ? t(`toasts.${refusal.reason}`, { name: refusal.name })
      : t(`bulk.${refusal.reason}`);
  return (
    <>
      <Link to={`/inbox/${item.id}${search}`}>{`${sender}, ${t(`kinds.${item.kind}`)}`}</Link>:{' '}
      {why}
    </>
  );
}
