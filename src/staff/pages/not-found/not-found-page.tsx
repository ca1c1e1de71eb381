import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '../../lib/staff-app.ts';

export function NotFoundPage() {
  const t = useText('shell');
  return (
    <EmptyState
      icon={SearchX}
      title={t('notFound.title')}
      headingLevel={1}
      actions={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {t('notFound.home')}
        </Link>
      }
    />
  );
}
