import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AppointmentField } from '#shared/contract/appointments/appointments.ts';
import { nextStep, type BookingEvent } from '#shared/domain/booking/booking-steps.ts';
import { paths } from '#shared/paths.ts';
import { reportBooking } from '#web/lib/analytics/report-booking.ts';
import { isServerFailure } from '#web/lib/failures/api-failure.ts';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useApp } from '#web/lib/app.ts';
import { appointmentQuery } from '#web/lib/query/queries.ts';
import { refreshDoctor } from '#web/domain/slots/refresh-doctor.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import type { ChosenSlot } from '../booking-request.ts';
import { bindErrors } from './submit/bind-errors.ts';
import type { BookingValues } from './storage/booking-draft.ts';
import { buildPayload } from './submit/build-payload.ts';
import { idempotencyKey } from './storage/idempotency-key.ts';
import { cleared, refuse, settle, type Journey } from './booking-flow.ts';
import type { JourneyStart } from './start-booking-flow.ts';
import { forgetBooking, storeBooking } from './storage/stored-booking.ts';
import {
  confirmBooking,
  requestBooking,
  requestCode,
  releaseSlot,
  type Outcome,
  type Submission,
} from './submit/submit-booking.ts';
import { tabStorage } from './storage/tab-storage.ts';

interface Options extends JourneyStart {
  /** Names the page in the booking's record. */
  page: string;
  /** The branch's own questions, in the order of the form. */
  fields: readonly AppointmentField[];
  onTyped: (values: BookingValues) => void;
  /** The appointment is made; this is the path of its page. */
  onBooked: (path: string) => void;
}

export interface JourneyControls extends Journey {
  /** What has been typed so far. */
  currentValues: () => BookingValues;
  isPending: boolean;
  go: (event: BookingEvent) => void;
  pick: (slot: ChosenSlot) => void;
  keep: (values: BookingValues) => void;
  submitForm: (values: BookingValues) => Promise<void>;
  submitCode: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  /** Forgets the booking, its personal data included. */
  abandon: () => void;
}

/** Walks a booking through its steps and calls, and keeps it for a reload on the way. */
export function useJourney(options: Options): JourneyControls {
  const { request, journeyId, origin, page, fields, onTyped, onBooked } = options;
  const app = useApp();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [journey, setJourney] = useState(options.journey);
  const [isPending, setPending] = useState(false);
  // What an answer meets may be newer than what its call has left.
  const latest = useRef(journey);
  const values = useRef(options.values);
  const path = useRef(location.pathname);
  const isOver = useRef(false);
  const isBusy = useRef(false);
  const isInDoubt = useRef(false);
  const given = useRef<Promise<void> | null>(null);

  function keepForReload() {
    if (isOver.current) return;
    storeBooking(tabStorage(), {
      path: path.current,
      doctorSlug: request.doctor.slug,
      doctorServiceId: request.doctorService.id,
      listPosition: request.listPosition,
      slot: latest.current.slot,
      state: latest.current.state,
      values: values.current,
      origin,
      journeyId,
      attempt: latest.current.attempt,
      sent: latest.current.sent,
      held: latest.current.held,
    });
  }

  function update(next: Journey) {
    latest.current = next;
    setJourney(next);
    keepForReload();
  }

  function abandon() {
    isOver.current = true;
    forgetBooking(tabStorage());
    giveBack();
  }

  /** Nobody waits for what the patient no longer wants. */
  function giveBack() {
    const { held } = latest.current;
    if (held === null) return;
    latest.current = { ...latest.current, held: null };
    given.current = releaseSlot(api, held);
    void given.current.then(() => refreshDoctor(queryClient, request.doctor.id));
  }

  const begin = useEffectEvent(() => {
    isOver.current = false;
    keepForReload();
  });
  const leave = useEffectEvent(abandon);
  useEffect(() => {
    begin();
    // Not reached by a reload, only by leaving for another page of the site.
    return () => leave();
  }, []);

  function apply(outcome: Outcome) {
    const before = latest.current;
    if (outcome.type !== 'refused') {
      update(settle(before, outcome));
      return;
    }
    const errors = bindErrors(
      outcome.errors,
      fields.map(({ id }) => id),
    );
    update(refuse(before, errors));
    if (errors.slot !== null) void refreshDoctor(queryClient, request.doctor.id);
    for (const message of errors.others) showToast({ tone: 'error', message });
  }

  function finish(outcome: Extract<Outcome, { type: 'booked' }>) {
    const { appointment } = outcome;
    const { id, hash } = appointment;
    // The booking has used it up.
    latest.current = { ...latest.current, held: null };
    abandon();
    void refreshDoctor(queryClient, request.doctor.id);
    queryClient.setQueryData(appointmentQuery(app, id, hash).queryKey, appointment);
    apply(outcome);
    onBooked(paths.appointment(id, hash));
  }

  async function send(call: (submission: Submission) => Promise<Outcome>, code: string | null) {
    const { slot, attempt, sent, held } = latest.current;
    if (slot === null || isBusy.current) return;
    const payload = buildPayload({
      request,
      slotId: slot.id,
      values: values.current,
      fields,
      flags: app.flags,
      source: app.device === 'mobile' ? 'web-mobile' : 'web-desktop',
      page,
      origin,
      hold: held?.slotId === slot.id ? held.token : null,
      code,
    });
    isBusy.current = true;
    setPending(true);
    update(cleared(latest.current));
    // Or the time that was given back and chosen again would be found taken.
    await given.current;
    const outcome = await call({
      api,
      payload,
      idempotencyKey: idempotencyKey(journeyId, attempt, payload),
      sent,
      held,
      isInDoubt: isInDoubt.current,
      now: app.now,
    });
    if (outcome.type === 'failed') {
      if (outcome.reason === 'no_answer') isInDoubt.current = true;
      if (outcome.reason !== 'sms_failed' && isServerFailure(outcome.error)) {
        app.failures.report({ error: outcome.error, kind: 'mutation', isSilent: false });
      }
    }
    if (outcome.type === 'booked') await reportBooking(app, payload);
    isBusy.current = false;
    setPending(false);
    if (outcome.type === 'booked') finish(outcome);
    else apply(outcome);
  }

  return {
    ...journey,
    currentValues: () => values.current,
    isPending,
    go: (event) => {
      const state = nextStep(latest.current.state, event);
      // Among the times to choose from is the one held so far.
      if (state.step === 'slots') giveBack();
      update({ ...cleared(latest.current), state });
    },
    pick: (slot) => {
      const state = nextStep(latest.current.state, { type: 'slot_chosen', slotId: slot.id });
      update({ ...cleared(latest.current), state, slot: { id: slot.id, datetime: slot.datetime } });
    },
    keep: (next) => {
      values.current = next;
      onTyped(next);
      keepForReload();
    },
    submitForm: async (next) => {
      values.current = next;
      await send(requestBooking, null);
    },
    submitCode: (code) => send(confirmBooking, code),
    resend: () => send(requestCode, null),
    abandon,
  };
}
