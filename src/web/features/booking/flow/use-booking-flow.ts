import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ApiErrorItem } from '#shared/contract/errors.ts';
import { nextStep, type BookingEvent } from '#shared/domain/booking/booking-steps.ts';
import { paths } from '#shared/paths.ts';
import { reportBooking } from '#web/lib/analytics/report-booking.ts';
import { isServerFailure } from '#web/lib/failures/api-failure.ts';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useApp } from '#web/lib/app.ts';
import { appointmentQuery } from '#web/lib/query/queries.ts';
import { refreshDoctor } from '#web/domain/slots/refresh-doctor.ts';
import { useSingleTask } from '#web/lib/use-single-task.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { bindErrors } from './submit/bind-errors.ts';
import { chosenFollowUp, type BookingValues } from './storage/booking-draft.ts';
import { buildPayload } from './submit/build-payload.ts';
import { storeBooked } from '#web/domain/visitor/own-appointments.ts';
import { idempotencyKey } from './storage/idempotency-key.ts';
import { applyResult, withoutErrors, type BookingFlow } from './booking-flow.ts';
import type { BookingStart } from './start-booking-flow.ts';
import { clearStoredBooking, storeBooking } from './storage/stored-booking.ts';
import {
  confirmBooking,
  requestBooking,
  requestCode,
  releaseSlot,
  type Outcome,
  type Submission,
} from './submit/submit-booking.ts';
import { tabStorage } from './storage/tab-storage.ts';

interface Options extends BookingStart {
  /** The page that is stored with the appointment, such as `doctor-profile`. */
  page: string;
  /** The branch's questions in the order of the form. */
  fields: readonly AppointmentField[];
  /** Receives the values of the form when they change. */
  onTyped: (values: BookingValues) => void;
  /** Receives the path of the new appointment's page. */
  onBooked: (path: string) => void;
}

export interface BookingFlowControls extends BookingFlow {
  currentValues: () => BookingValues;
  /** The follow-up that the patient has chosen; undefined for a first appointment. */
  followUp: DoctorService['follow_up'];
  isPending: boolean;
  go: (event: BookingEvent) => void;
  pick: (slot: ShownSlot) => void;
  /** Stores the values of the form, so that they survive a reload. */
  setValues: (values: BookingValues) => void;
  submitForm: (values: BookingValues) => Promise<void>;
  submitCode: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  /** Ends the flow: releases the held slot and deletes the stored personal data. */
  abandon: () => void;
}

/** Manages the steps and requests of a booking, and stores it so that it survives a reload. */
export function useBookingFlow(options: Options): BookingFlowControls {
  const { request, flowId, attribution, page, fields, onTyped, onBooked } = options;
  const app = useApp();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { isPending, run } = useSingleTask();
  const [path] = useState(() => location.pathname);
  const [flow, setFlow] = useState(options.flow);
  // The flow may change while a request is pending, before React renders the change.
  const latest = useRef(flow);
  const values = useRef(options.values);
  const [followUp, setFollowUp] = useState(chosenFollowUp(request.doctorService, options.values));
  const isAbandoned = useRef(false);
  const pendingRelease = useRef<Promise<void> | null>(null);

  function store() {
    if (isAbandoned.current) return;
    const { slot, state, attempt, sent, held } = latest.current;
    storeBooking(tabStorage(), {
      path,
      doctorSlug: request.doctor.slug,
      doctorServiceId: request.doctorService.id,
      listPosition: request.listPosition,
      values: values.current,
      slot,
      state,
      attribution,
      flowId,
      attempt,
      sent,
      held,
    });
  }

  function update(next: BookingFlow) {
    latest.current = next;
    setFlow(next);
    store();
  }

  function abandon() {
    isAbandoned.current = true;
    clearStoredBooking(tabStorage());
    releaseHeldSlot();
  }

  function releaseHeldSlot() {
    const { held } = latest.current;
    if (held === null) return;
    latest.current = { ...latest.current, held: null };
    pendingRelease.current = releaseSlot(api, held);
    void pendingRelease.current.then(() => refreshDoctor(queryClient, request.doctor.id, null));
  }

  const start = useEffectEvent(() => {
    isAbandoned.current = false;
    store();
  });
  const endFlow = useEffectEvent(abandon);
  useEffect(() => {
    start();
    // Runs when the visitor navigates to another page of the site, not on a reload.
    return () => endFlow();
  }, []);

  function showErrors(items: readonly ApiErrorItem[]) {
    const fieldIds = fields.map(({ id }) => id);
    const errors = bindErrors(items, fieldIds);
    const slotId = latest.current.slot?.id ?? null;
    update(applyResult(latest.current, { type: 'rejected', errors }));
    if (errors.slot !== null) void refreshDoctor(queryClient, request.doctor.id, slotId);
    for (const message of errors.others) showToast({ tone: 'error', message });
  }

  function finish(outcome: Extract<Outcome, { type: 'booked' }>) {
    const { appointment } = outcome;
    const { id, hash } = appointment;
    // The booking has consumed the hold.
    latest.current = { ...latest.current, held: null };
    abandon();
    void refreshDoctor(queryClient, request.doctor.id, latest.current.slot?.id ?? null);
    queryClient.setQueryData(appointmentQuery(app, id, hash).queryKey, appointment);
    update(applyResult(latest.current, outcome));
    onBooked(paths.appointment(id, hash));
    storeBooked(appointment, app.now());
  }

  async function send(call: (submission: Submission) => Promise<Outcome>, code: string | null) {
    const { slot, attempt, sent, held, isOutcomeUnknown } = latest.current;
    if (slot === null) return;
    const payload = buildPayload({
      request,
      slotId: slot.id,
      values: values.current,
      fields,
      flags: app.flags,
      source: app.device === 'mobile' ? 'web-mobile' : 'web-desktop',
      page,
      attribution,
      hold: held?.slotId === slot.id ? held.token : null,
      code,
    });
    update(withoutErrors(latest.current));
    // A slot that was released and picked again stays taken until the release is done.
    await pendingRelease.current;
    const outcome = await call({
      api,
      payload,
      idempotencyKey: idempotencyKey(flowId, attempt, payload),
      sent,
      held,
      isOutcomeUnknown,
      now: app.now,
    });
    if (outcome.type === 'booked') {
      await reportBooking(app, payload);
      finish(outcome);
      return;
    }
    if (outcome.type === 'rejected') {
      showErrors(outcome.errors);
      return;
    }
    if (outcome.type === 'failed' && outcome.reason !== 'sms_failed') reportFailure(outcome.error);
    update(applyResult(latest.current, outcome));
  }

  function reportFailure(error: unknown) {
    if (isServerFailure(error)) app.failures.report({ error, kind: 'mutation', isSilent: false });
  }

  return {
    ...flow,
    currentValues: () => values.current,
    followUp,
    isPending,
    go: (event) => {
      const state = nextStep(latest.current.state, event);
      // Otherwise the held slot would be missing from the slots.
      if (state.step === 'slots') releaseHeldSlot();
      update({ ...withoutErrors(latest.current), state });
    },
    pick: ({ id, datetime }) => {
      const state = nextStep(latest.current.state, { type: 'slot_chosen', slotId: id });
      update({ ...withoutErrors(latest.current), state, slot: { id, datetime } });
    },
    setValues: (next) => {
      values.current = next;
      setFollowUp(chosenFollowUp(request.doctorService, next));
      // The next booking may be of another service.
      onTyped({ ...next, kind: 'first' });
      store();
    },
    submitForm: (next) => {
      values.current = next;
      return run(() => send(requestBooking, null));
    },
    submitCode: (code) => run(() => send(confirmBooking, code)),
    resend: () => run(() => send(requestCode, null)),
    abandon,
  };
}
