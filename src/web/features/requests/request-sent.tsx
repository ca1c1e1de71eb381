import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './requests.module.css';

interface RequestSentProps {
  title: string;
  /** What happens next. */
  children: ReactNode;
  /** Names the way on, to the home page. */
  home: string;
}

/** Takes the place of a form that has arrived, and the focus, so that it is read out. */
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
