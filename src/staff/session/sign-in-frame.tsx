import type { ReactNode } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { Card } from '#web/ui/display/card.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { useStaffApp, useText } from '../lib/staff-app.ts';
import common from '../ui/common.module.css';
import styles from './sign-in.module.css';

interface SignInFrameProps {
  title: string;
  /** The failure of the last attempt, if any. */
  error?: unknown;
  children: ReactNode;
}

/** The card around every step of the sign-in. */
export function SignInFrame({ title, error, children }: SignInFrameProps) {
  const t = useText('shell');
  const { country, site } = useStaffApp();
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <Card tag="section" padding="lg" className={styles.card}>
        <p className={common.quiet}>
          {countryOf(country).brandName} · {t(`sites.${site}`)}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <FailureNotice error={error} />
        {children}
      </Card>
    </main>
  );
}
