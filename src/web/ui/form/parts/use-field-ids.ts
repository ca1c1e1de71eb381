import { useId, type ReactNode } from 'react';
import type { FieldError } from './bound-field.ts';

interface FieldIds {
  control: string;
  hint: string;
  error: string;
  describedBy: string | undefined;
}

/** The ids that tie a control to its label, its hint and, while it shows, its error. */
export function useFieldIds(hint: ReactNode, error: FieldError | undefined): FieldIds {
  const control = useId();
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  const describedBy = [hint ? ids.hint : '', error?.visible ? ids.error : ''].filter(Boolean);
  return { ...ids, describedBy: describedBy.length > 0 ? describedBy.join(' ') : undefined };
}
