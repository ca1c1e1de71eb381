import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useText } from '../../../lib/staff-app.ts';
import type { KeptArrivals } from './use-kept-arrivals.ts';

/** Says which arrivals are waiting for a connection, and which were refused when there was one. */
export function ArrivalsNotice({ waiting, refused, dismiss }: KeptArrivals) {
  const t = useText('desk');
  return (
    <>
      {waiting.length === 0 ? null : (
        <Notice tone="warning" announce>
          {t('unsent.waiting', { count: waiting.length })}
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <Notice
          tone="error"
          announce
          title={refused.join(', ')}
          action={
            <Button size="sm" variant="secondary" onClick={dismiss}>
              {t('unsent.dismiss')}
            </Button>
          }
        >
          {t('unsent.changed', { count: refused.length })}
        </Notice>
      )}
    </>
  );
}
