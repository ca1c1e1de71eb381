import type { ReactNode } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { failureText } from '../lib/failure-text.ts';
import { useStaffApp, useText } from '../lib/staff-app.ts';
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
        <p className={styles.site}>
          {countryOf(country).brandName} · {t(`sites.${site}`)}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {error ? (
          <Notice tone="error" announce>
            {failureText(error, t)}
          </Notice>
        ) : null}
        {children}
      </Card>
    </main>
  );
}
