import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Received } from '#shared/contract/inbox/requests.ts';
import { isApiError } from '#web/lib/failures/api-failure.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { errorsByField } from '#web/domain/form/errors-by-field.ts';

/** Shows messages at the fields of a form and returns those without a field. */
type ShowErrors = (
  errors: Readonly<Record<string, readonly string[]>>,
) => Record<string, readonly string[]>;

/** Sends a form. `fields` maps names of the API to the form's names if they differ. */
export function useSubmission<Body>(
  call: (body: Body) => Promise<Received>,
  fields: Readonly<Record<string, string>> = {},
) {
  const { mutateAsync } = useMutation({ mutationFn: call });
  const showToast = useToast();
  const [isSent, setSent] = useState(false);

  /** Sends the form. Never rejects: errors are shown at the fields or as toasts. */
  async function send(body: Body, showErrors: ShowErrors): Promise<void> {
    try {
      await mutateAsync(body);
      setSent(true);
    } catch (error) {
      if (!isApiError(error) || error.body.type !== 'validation_error') return;
      const others = showErrors(errorsByField(error.body.errors, fields));
      for (const message of Object.values(others).flat()) showToast({ tone: 'error', message });
    }
  }
  return { isSent, send };
}
