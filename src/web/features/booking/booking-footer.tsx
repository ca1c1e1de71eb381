import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { BookingFlowControls } from './flow/use-booking-flow.ts';

interface BookingFooterProps {
  flow: BookingFlowControls;
  /** The id of the step's form. */
  formId: string;
  /** True if the questions of the branch are loaded. */
  isReady: boolean;
}

/**
 * The primary action of a step; after a failure, a retry. Each step has its own key. Otherwise
 * React would reuse the button, and a press during the change of steps would submit the next step.
 */
export function BookingFooter(props: BookingFooterProps) {
  const { flow, formId, isReady } = props;
  const t = useT('booking');
  const { state, notice, isPending } = flow;
  const hasFailed = notice === 'not_sent' || notice === 'no_response' || notice === 'server';
  switch (state.step) {
    case 'info':
      return (
        <Button key="continue" size="lg" block onClick={() => flow.go({ type: 'continue' })}>
          {t('info.continue')}
        </Button>
      );
    case 'slots':
    case 'done':
      return null;
    case 'form':
      return state.slotId === null ? (
        <Button key="times" size="lg" block onClick={() => flow.go({ type: 'back' })}>
          {t('form.needsTime')}
        </Button>
      ) : (
        <Button
          key="book"
          type="submit"
          form={formId}
          size="lg"
          block
          inProgress={isPending}
          disabled={!isReady}
        >
          {hasFailed ? t('failure.retry') : t('form.submit')}
        </Button>
      );
    case 'otp':
      return (
        <Button key="confirm" type="submit" form={formId} size="lg" block inProgress={isPending}>
          {hasFailed ? t('failure.retry') : t('otp.submit')}
        </Button>
      );
  }
}
