import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  /** What could not be loaded. */
  children: ReactNode;
  /** Of the button. */
  label: string;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  /** Of the button. */
  size?: 'sm' | undefined;
}

/** Stands where something would that did not come, and lets it be asked for again. */
export function RetryNotice({ children, label, onRetry, isRetrying, size }: RetryNoticeProps) {
  return (
    <Notice
      tone="error"
      announce
      action={
        <Button variant="secondary" size={size} inProgress={isRetrying} onClick={onRetry}>
          {label}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
