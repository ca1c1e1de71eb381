import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '../../lib/staff-app.ts';
import { AccountManagerContact } from '../../ui/account-manager.tsx';

/** Replaces a page that could not be drawn or whose code could not be loaded; a reload fetches the newest. */
export function FailedPage() {
  const t = useText('shell');
  return (
    <EmptyState
      icon={TriangleAlert}
      title={t('failed.title')}
      headingLevel={1}
      actions={
        <>
          <Button onClick={() => location.reload()}>{t('version.reload')}</Button>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            {t('notFound.home')}
          </Link>
        </>
      }
    >
      <title>{t('failed.title')}</title>
      <p>{t('failed.text')}</p>
      <AccountManagerContact />
    </EmptyState>
  );
}
