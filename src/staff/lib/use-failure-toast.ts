import { useToast } from '#web/ui/toast/toast.tsx';
import { failureText } from './failure-text.ts';
import { useText } from './staff-app.ts';

/** Returns a function that shows why a request failed, for a moment. */
export function useFailureToast(): (error: unknown) => void {
  const t = useText('shell');
  const showToast = useToast();
  return (error) => showToast({ tone: 'error', message: failureText(error, t) });
}
