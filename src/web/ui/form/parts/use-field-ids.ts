import { useId, type ReactNode } from 'react';
import type { FieldError } from './bound-field.ts';

interface FieldIds {
  control: string;
  hint: string;
  error: string;
  describedBy: string | undefined;
}

/** Returns the ids that connect a control to its label, hint and visible error. */
export function useFieldIds(hint: ReactNode, error: FieldError | undefined): FieldIds {
  const control = useId();
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  const describedBy = [hint ? ids.hint : '', error?.visible ? ids.error : ''].filter(Boolean);
  return { ...ids, describedBy: describedBy.length > 0 ? describedBy.join(' ') : undefined };
}
