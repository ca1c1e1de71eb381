import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { needsInfoStep, type BookingStep } from '#shared/domain/booking/booking-steps.ts';
import { noticeUntil } from '#shared/domain/booking/cancel-notice.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { useApp } from '#web/lib/app.ts';
import { useCityById } from '#web/domain/city/city.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { appointmentFieldsQuery } from '#web/lib/query/queries.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { BookingFooter } from './booking-footer.tsx';
import styles from './booking-modal.module.css';
import { BookingNotice } from './booking-notice.tsx';
import type { SlotPicker } from '#web/domain/slots/slot-picker.ts';
import { BookingSummary } from './booking-summary.tsx';
import type { BookingValues } from './flow/storage/booking-draft.ts';
import type { BookingStart } from './flow/start-booking-flow.ts';
import { useCancelAsBack } from './flow/use-cancel-as-back.ts';
import { useBookingFlow } from './flow/use-booking-flow.ts';
import { useStepHistory } from './flow/use-step-history.ts';
import { FormStep } from './steps/form-step.tsx';
import { InfoStep } from './steps/info-step.tsx';
import { OtpStep } from './steps/otp-step.tsx';
import { SlotsStep } from './steps/slots-step.tsx';

export interface BookingModalProps {
  open: boolean;
  start: BookingStart;
  /** The page that is stored with the appointment, such as `doctor-profile`. */
  page: string;
  SlotGrid: SlotPicker;
  /** Receives the values of the form, for the next booking on the page. */
  onTyped: (values: BookingValues) => void;
  /** Runs after the booking, before the page of the appointment opens. */
  onBooked: () => void;
  onClose: () => void;
}

/** The booking flow in a modal: information, slot, patient, one-time code. */
export function BookingModal(props: BookingModalProps) {
  const { open, start, page, SlotGrid, onTyped, onBooked, onClose } = props;
  const { request } = start;
  const { branch, doctorService } = request;
  const t = useT('booking');
  const app = useApp();
  const format = useFormat();
  const formId = useId();
  const timeZone = useCityById(branch.city)?.timezone ?? app.settings.timezone;
  const today = useToday(timeZone);
  const questions = useQuery({
    ...appointmentFieldsQuery(app, branch.id),
    meta: { silent: true },
  });
  const fields = questions.data?.results;
  const flow = useBookingFlow({
    ...start,
    page,
    fields: fields ?? [],
    onTyped,
    onBooked: (path) => {
      onBooked();
      entries.leaveFor(path);
    },
  });
  const { state, slot } = flow;
  const goBack = () => flow.go({ type: 'back' });
  const [openedAt] = useState(app.now);
  const until =
    slot === null
      ? null
      : noticeUntil(Date.parse(slot.datetime), questions.data?.cancel_hours ?? null, openedAt);
  const notice =
    until === null
      ? null
      : t('form.notice', { when: format.dateTime(zonedIso(until, timeZone), today) });
  const entries = useStepHistory({ isOpen: open, state, goBack, onClose });
  const step = state.step === 'done' ? 'otp' : state.step;
  const body = useRef<HTMLDivElement>(null);
  useFocusOnStep(body, step);
  useCancelAsBack(body, entries.back);

  const abandon = useEffectEvent(flow.abandon);
  useEffect(() => {
    if (!open) abandon();
  }, [open]);

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      steady
      title={t(`steps.${step}`)}
      labels={{ close: t('close'), back: t('back') }}
      // The form has no Back: it would lead to the slots, where Back leads to the form again.
      onBack={step === 'slots' || step === 'otp' ? goBack : undefined}
      footer={
        state.step === 'slots' ? null : (
          <>
            {flow.notice === null ? null : (
              <div className={styles.notice}>
                <BookingNotice notice={flow.notice} />
              </div>
            )}
            {flow.isPending ? <SlowHint className={styles.slow} /> : null}
            <BookingFooter flow={flow} formId={formId} isReady={fields !== undefined} />
          </>
        )
      }
    >
      <div ref={body} className={styles.body}>
        {/* Screen readers do not read the new title when the focus moves to a field. */}
        <VisuallyHidden>
          <span role="status">{step === 'form' || step === 'otp' ? t(`steps.${step}`) : ''}</span>
        </VisuallyHidden>
        <BookingSummary
          key={step}
          request={request}
          slot={step === 'slots' ? null : slot}
          followUp={flow.followUp}
          timeZone={timeZone}
          onChangeTime={step === 'form' ? goBack : undefined}
        >
          {step === 'form' && needsInfoStep(doctorService) ? (
            <Disclosure summary={t('steps.info')}>
              <InfoStep doctorService={doctorService} />
            </Disclosure>
          ) : null}
        </BookingSummary>
        {step === 'slots' && flow.notice !== null ? <BookingNotice notice={flow.notice} /> : null}
        {step === 'info' ? <InfoStep doctorService={doctorService} /> : null}
        {step === 'slots' ? (
          <SlotsStep request={request} timeZone={timeZone} SlotGrid={SlotGrid} onPick={flow.pick} />
        ) : null}
        {step === 'form' ? (
          <FormStep
            flow={flow}
            questions={questions}
            notice={notice}
            doctorService={doctorService}
            today={today}
            formId={formId}
          />
        ) : null}
        {state.step === 'otp' ? (
          <OtpStep flow={flow} sentAt={state.sentAt} formId={formId} />
        ) : null}
      </div>
    </Modal>
  );
}

/** Moves the focus to the first field of a new step, or to its title if it has no field. */
function useFocusOnStep(body: RefObject<HTMLElement | null>, step: BookingStep) {
  useEffect(() => {
    body.current?.parentElement?.scrollTo({ top: 0 });
    const dialog = body.current?.closest('dialog');
    const start =
      dialog?.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog?.querySelector<HTMLElement>('[data-title]');
    start?.focus();
  }, [body, step]);
}
