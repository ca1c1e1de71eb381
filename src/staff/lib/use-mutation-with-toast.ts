import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useFailureToast } from './use-failure-toast.ts';

/** Returns a mutation that shows for a moment why it failed. */
export function useMutationWithToast<Data, Input = void>(
  options: Omit<UseMutationOptions<Data, Error, Input>, 'onError'>,
) {
  const showFailure = useFailureToast();
  return useMutation({ ...options, onError: showFailure });
}
