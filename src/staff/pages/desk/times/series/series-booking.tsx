import { useRef, useState, type KeyboardEvent } from 'react';
import { flagsOf } from '#shared/countries/flags.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { SeriesDays } from '#shared/contract/desk/times.ts';
import { hasCode, isApiError } from '#web/lib/failures/api-failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { FailureNotice } from '../../../../ui/failure-notice.tsx';
import drawer from '../../drawer/drawer.module.css';
import { useNoteTyped, type FormHolder } from '../../model/typed-form.ts';
import times from '../times.module.css';
import { SeriesRowFields } from './series-row.tsx';
import { seriesRows, type Series, type SeriesDraft, type SeriesRow } from './use-series.ts';

/** The refusals of a time, after which the others are booked all the same. */
const TIME_CODES: readonly ErrorCode[] = ['slot_taken', 'slot_held', 'slot_past', 'too_far_ahead'];

interface SeriesBookingProps {
  appointment: DeskAppointment;
  series: Series;
  days: SeriesDays['days'];
  /** The series that was typed before; null for a new one. */
  resumed: SeriesDraft | null;
  typed: FormHolder;
  /** Called when a time was refused, to read the times that are free now. */
  onRefused: () => void;
}

/**
 * Books the confirmed times of a series for the patient of an appointment, one after the other as the desk books each. A
 * time that was just taken keeps the others; a failure that is not about a time ends it.
 */
export function SeriesBooking({
  appointment,
  series,
  days,
  resumed,
  ...props
}: SeriesBookingProps) {
  const t = useText('desk');
  const { api, country } = useStaffApp();
  const asksConsent = flagsOf(country).consent;
  const { plan, states, change } = series;
  const rows = seriesRows(states, days);
  const [failure, setFailure] = useState<unknown>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const booked = rows.filter((row) => row.booked !== null).length;
  const chosen = rows.filter((row) => row.isConfirmed && row.booked === null);
  const isOpen = rows.some((row) => row.booked === null && row.startsAt !== null);
  const form = useForm({
    fields: {
      note: { initial: resumed?.note ?? '' },
      has_consent: { initial: resumed?.hasConsent ?? false, required: asksConsent },
    },
    requiredMessage: t('required'),
    async onSubmit(values) {
      setFailure(null);
      try {
        if (await bookChosen(values)) props.onRefused();
        status.current?.focus();
      } catch (error) {
        setFailure(error);
      }
    },
  });

  useNoteTyped(props.typed, {
    kind: 'series',
    draft: {
      appointment: appointment.id,
      plan,
      states,
      note: form.values.note,
      hasConsent: form.values.has_consent,
    },
    isTyped: chosen.length > 0 || (isOpen && form.values.note !== ''),
    isSending: form.isSubmitting,
  });

  /** Books the chosen rows. Returns true if a time was refused, and rejects on another failure. */
  async function bookChosen(values: { note: string; has_consent: boolean }): Promise<boolean> {
    let isRefused = false;
    // The form may be replaced before the answers: it goes on with the same times and keys.
    for (const { day, startsAt } of chosen) change(day, { sent: startsAt });
    for (const [index, { day, key, startsAt }] of chosen.entries()) {
      if (startsAt === null) continue;
      try {
        const made = await api.bookFollowUp({
          ...values,
          id: appointment.id,
          key,
          offer: appointment.offer_id,
          starts_at: startsAt,
        });
        change(day, { booked: made, sent: null, failure: null });
      } catch (error) {
        if (!TIME_CODES.some((code) => hasCode(error, code))) {
          release(chosen.slice(isAnswer(error) ? index : index + 1));
          throw error;
        }
        isRefused = true;
        change(day, { isConfirmed: false, chosen: null, sent: null, failure: error });
      }
    }
    return isRefused;
  }

  /** Lets rows that are not booked take another time. */
  function release(unbooked: readonly SeriesRow[]) {
    for (const { day } of unbooked) change(day, { sent: null });
  }

  return (
    <form {...form.props} className={drawer.form}>
      <p ref={status} tabIndex={-1} role="status" className={times.status}>
        {booked === 0 ? t('series.hint') : t('series.status', { booked, count: rows.length })}
      </p>
      <div role="presentation" onKeyDown={focusNeighbour}>
        <ol>
          {rows.map((row) => (
            <SeriesRowFields
              key={row.day}
              row={row}
              disabled={form.isSubmitting}
              onChange={(changes) => change(row.day, changes)}
            />
          ))}
        </ol>
      </div>
      {isOpen ? (
        <>
          <TextField {...form.field('note')} label={t('note')} maxLength={200} />
          {asksConsent ? (
            <>
              <p className={drawer.consent}>{t('booking.consentText')}</p>
              <CheckboxField {...form.field('has_consent')} label={t('booking.consent')} />
            </>
          ) : null}
          {appointment.phone_end === '' ? null : (
            <p className={drawer.consent}>{t('series.messages')}</p>
          )}
        </>
      ) : null}
      <FailureNotice error={failure} />
      {isOpen ? (
        <div className={drawer.buttons}>
          <Button
            type="submit"
            size="sm"
            disabled={chosen.length === 0}
            inProgress={form.isSubmitting}
          >
            {chosen.length === 0
              ? t('booking.submit')
              : t('series.submit', { count: chosen.length })}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** Returns true for a failure after which nothing is booked; without an answer, or when the server failed, it may be. */
function isAnswer(error: unknown): boolean {
  return isApiError(error) && error.status < 500;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from the mark of a row to that of the next or the previous one. */
function focusNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { currentTarget: list, target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement)) return;
  // The keys of the grid would move its cursor.
  event.stopPropagation();
  event.preventDefault();
  const marks = [...list.querySelectorAll<HTMLInputElement>('input:enabled')];
  marks[marks.indexOf(target) + step]?.focus();
}
