import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './requests.module.css';

interface RequestSentProps {
  title: string;
  /** The text about the next steps. */
  children: ReactNode;
  /** The label of the link to the home page. */
  home: string;
}

/** Replaces a form that was sent, and takes the focus so that screen readers read it. */
export function RequestSent({ title, children, home }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.sent}>
      <Icon of={CircleCheck} size={40} className={styles.mark} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {home}
        </AppLink>
      </div>
    </div>
  );
}
