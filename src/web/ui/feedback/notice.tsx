import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import styles from './notice.module.css';
import { toneIcons, type Tone } from './tone.ts';

interface NoticeProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that helps with the message. */
  action?: ReactNode;
  /** Announces the notice if it appears after the page has loaded; an error interrupts. */
  announce?: boolean | undefined;
}

/** A message that stays in the page beside its subject. */
export function Notice({ tone = 'info', title, children, action, announce = false }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.notice, styles[tone])} role={announce ? role : undefined}>
      <Icon of={toneIcons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
