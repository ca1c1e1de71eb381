import { WifiOff } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { CACHED_PAGES_LIST } from '#web/lib/offline-cache/insert-page-links.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import styles from './offline.module.css';
import { StandaloneFrame } from './standalone-frame.tsx';

/**
 * The page for requests without a connection. The service worker caches it, and inserts the cached
 * appointments into the list.
 */
function OfflinePage() {
  const t = useT('offline');
  const common = useT('common');
  return (
    <StandaloneFrame>
      <PageHead title={t('title')} description={t('text')} noindex />
      <EmptyState
        icon={WifiOff}
        headingLevel={1}
        title={t('title')}
        actions={
          <>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the page's own address */}
            <a href="" className={buttonClass()}>
              {common('retry')}
            </a>
            <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
              {common('error.home')}
            </AppLink>
          </>
        }
      >
        {t('text')}
      </EmptyState>
      <Card tag="section" className={styles.copies} aria-labelledby="copies-title">
        <h2 id="copies-title" className={styles.title}>
          {t('appointments')}
        </h2>
        <ul id={CACHED_PAGES_LIST} className={styles.list} />
      </Card>
    </StandaloneFrame>
  );
}

export { OfflinePage as Component };
