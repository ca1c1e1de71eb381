import { useLayoutEffect } from 'react';
import { ListSkeleton } from '#web/pages/doctors-list/list-skeleton.tsx';
import { ProfileSkeleton } from '#web/pages/doctor-profile/profile-skeleton.tsx';
import { useApp, type App } from '#web/lib/app.ts';
import { hasMessages } from '#web/lib/i18n/load-messages.ts';
import { translator } from '#web/lib/i18n/translator.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { knownDoctor, knownService } from './known-data.ts';
import styles from './pending-outline.module.css';
import type { PendingPage } from './use-pending-page.ts';

/**
 * The outline of the page that is loading, with the heading if the current page has its data. It
 * hides the current page, which remains mounted until the next one replaces it.
 */
export function PendingOutline({ page }: { page: PendingPage }) {
  const app = useApp();
  const t = useT('common');
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, [page]);

  return (
    <div className={styles.outline} aria-busy="true">
      <output className="visually-hidden">{t('loading')}</output>
      {page.kind === 'profile' ? (
        <ProfileSkeleton doctor={knownDoctor(app.queryClient, page.doctor)} />
      ) : (
        <ListSkeleton title={listTitle(app, page)} />
      )}
      <Container>
        <SlowHint className={styles.slow} />
      </Container>
    </div>
  );
}

/** Returns the heading of a list if its service and the texts of lists are loaded. */
function listTitle(
  { queryClient, language }: App,
  { city, service, isOfArea }: Extract<PendingPage, { kind: 'list' }>,
): string | undefined {
  const known = knownService(queryClient, service);
  if (known === undefined || isOfArea || !hasMessages(language, 'doctors')) return undefined;
  return translator(language, 'doctors')('heading', {
    services: known.plural_name,
    city: city.name,
    where: city.locative_name,
  });
}
