import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignIn } from '#shared/contract/identity/sign-in/sessions.ts';
import { noteActivity } from './lock/activity.ts';
import { noteLastPerson } from './last-person.ts';
import { SESSION_KEY, storeSession } from './session.ts';

/** A mutation that leads to the next step of the sign-in, or into the pages. */
export function useSessionStep<Input = void>(step: (input: Input) => Promise<SignIn>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (session) => {
      noteActivity();
      noteLastPerson(session.user.id);
      queryClient.setQueryData(SESSION_KEY, storeSession(session));
    },
  });
}
