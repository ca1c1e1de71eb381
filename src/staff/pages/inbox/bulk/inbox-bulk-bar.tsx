import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useText, useUser } from '../../../lib/staff-app.ts';
import { BulkBar } from '../../../ui/list/bulk-bar.tsx';
import { actionsOf, BULK_ACTIONS, type BulkAction } from './change-items.ts';
import type { Bulk } from './use-bulk.ts';

/** The buttons of what can be done with the chosen items together, each with the number of items that it is for. */
export function InboxBulkBar({ bulk }: { bulk: Bulk }) {
  const t = useText('inbox');
  const format = useFormat();
  const user = useUser();
  const { chosen, choosable, pending } = bulk;
  const itemsOf = (action: BulkAction) =>
    chosen.filter((item) => actionsOf(item, user).includes(action));
  return (
    <BulkBar
      count={chosen.length}
      onClear={bulk.clear}
      all={
        chosen.length < choosable.length
          ? {
              label: t('bulk.all', { number: format.number(choosable.length) }),
              choose: bulk.chooseAll,
            }
          : undefined
      }
    >
      {BULK_ACTIONS.filter((action) => itemsOf(action).length > 0).map((action) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          inProgress={pending === action}
          aria-disabled={pending !== null}
          onClick={() => {
            if (pending !== null) return;
            const items = itemsOf(action);
            if (action === 'close') bulk.openClosing(items);
            else bulk.change({ action, items, note: '' });
          }}
        >
          {t('bulk.action', {
            action: t(`actions.${action}`),
            number: format.number(itemsOf(action).length),
          })}
        </Button>
      ))}
    </BulkBar>
  );
}
