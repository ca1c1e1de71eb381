import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { Logo } from '#web/features/header/logo.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './standalone-frame.module.css';

/** The layout of a page that works without scripts and without the server. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  const { settings } = useApp();
  const t = useT('common');
  return (
    <>
      <header className={`${styles.header} no-print`}>
        <Container>
          <AppLink to={paths.home()} className={styles.home}>
            <Logo name={settings.brand_name} />
            <VisuallyHidden>{t('toHome')}</VisuallyHidden>
          </AppLink>
        </Container>
      </header>
      <main className={styles.main}>
        <Container>{children}</Container>
      </main>
    </>
  );
}
