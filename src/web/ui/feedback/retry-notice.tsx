import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  /** The content that failed to load. */
  children: ReactNode;
  /** The label of the button. */
  label: string;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  /** The size of the button. */
  size?: 'sm' | undefined;
}

/** Replaces content that failed to load and offers a retry. */
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
