import { useEffect, useState } from 'react';
import type { BookingDraft } from '../drawer/booking/use-booking-form.ts';
import type { CorrectionDraft } from '../drawer/appointment/correction.ts';
import type { SeriesDraft } from '../times/series/use-series.ts';

/** The values of the form that is open at the desk. */
export type TypedForm = {
  /** True once something is typed that leaving the form would lose. */
  readonly isTyped: boolean;
  /** True until the response to it: only this form can show why it was refused. */
  readonly isSending: boolean;
} & (
  | { readonly kind: 'booking'; readonly draft: BookingDraft }
  | { readonly kind: 'correct'; readonly draft: CorrectionDraft }
  | { readonly kind: 'series'; readonly draft: SeriesDraft }
);

/** Holds what is typed in the open form while another day, or the lock of the desk, replaces the form. */
export interface FormHolder {
  readonly read: () => TypedForm | null;
  readonly note: (form: TypedForm | null) => void;
}

/** Creates a holder, which has a form at first that was open before. */
export function createFormHolder(first: TypedForm | null = null): FormHolder {
  let form = first;
  return { read: () => form, note: (next) => (form = next) };
}

/** Returns what was typed in the form before it was replaced; null for a new form. */
export function useTyped(holder: FormHolder): TypedForm | null {
  const [typed] = useState(() => holder.read());
  return typed;
}

/** Notes the values of the form after each rendering. */
export function useNoteTyped(holder: FormHolder, form: TypedForm): void {
  useEffect(() => {
    holder.note(form);
  });
}
