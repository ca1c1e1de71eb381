import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#shared/paths.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './requests.module.css';

/** Replaces a form that was sent, and takes the focus so that screen readers read it. */
export function RequestSent({ of }: { of: 'contacts' | 'join' | 'survey' }) {
  const t = useT(of);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.sent}>
      <Icon of={CircleCheck} size={40} className={styles.mark} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text')}</p>
      <div className={styles.actions}>
        <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {t('sent.home')}
        </AppLink>
      </div>
    </div>
  );
}
