import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '../../lib/staff-app.ts';

/** Says that there is nothing at an address, and leads to the start page of the own role. */
export function NotFoundPage() {
  const t = useText('shell');
  return (
    <EmptyState
      icon={SearchX}
      title={t('notFound.title')}
      headingLevel={1}
      actions={
        <Link to="/" className={buttonClass()}>
          {t('notFound.home')}
        </Link>
      }
    >
      <title>{t('notFound.title')}</title>
      <p>{t('notFound.text')}</p>
    </EmptyState>
  );
}
