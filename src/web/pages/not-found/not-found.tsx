import { SearchX } from 'lucide-react';
import { data } from 'react-router';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/page-head.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Container } from '#web/ui/layout/container.tsx';

/** The server answers with the status of the page. */
export function loader() {
  return data(null, { status: 404 });
}

export function Component() {
  const t = useT('common');
  return (
    <Container>
      <PageHead title={t('notFound.title')} noindex />
      <meta name="prerender-status-code" content="404" />
      <EmptyState
        icon={SearchX}
        headingLevel={1}
        title={t('notFound.title')}
        actions={
          <AppLink to={paths.home()} className={buttonClass({ variant: 'primary' })}>
            {t('notFound.home')}
          </AppLink>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Container>
  );
}
