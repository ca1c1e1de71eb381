import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../lib/staff-app.ts';
import { useMutationWithToast } from '../../lib/use-mutation-with-toast.ts';
import styles from './access.module.css';

interface AccessRowProps {
  title: string;
  facts: readonly string[];
  /** True for what the request itself comes from. */
  isCurrent?: boolean;
  /** The button that ends it. */
  children?: ReactNode;
}

/** Something that opens an account, in plain words. */
export function AccessRow({ title, facts, isCurrent = false, children }: AccessRowProps) {
  const t = useText('account');
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {title}
        <br />
        <small>{facts.join(', ')}</small>
      </span>
      {isCurrent ? <Badge tone="green">{t('sessions.current')}</Badge> : null}
      {children}
    </li>
  );
}

interface EndButtonProps {
  /** The name of the button for screen readers, with what it ends. */
  label: string;
  /** The message after it has ended. */
  done: string;
  onEnd: () => Promise<unknown>;
  children: ReactNode;
}

/** A button that ends something at once. */
export function EndButton({ label, done, onEnd, children }: EndButtonProps) {
  const showToast = useToast();
  const end = useMutationWithToast({
    mutationFn: onEnd,
    onSuccess: () => showToast({ tone: 'success', message: done }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      inProgress={end.isPending}
      aria-label={label}
      onClick={() => end.mutate()}
    >
      {children}
    </Button>
  );
}
