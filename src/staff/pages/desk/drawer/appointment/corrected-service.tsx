import { countryOf } from '#shared/countries/index.ts';
import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import type { Form } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import type { BookingValues } from '../booking/use-booking-form.ts';
import { KindField } from '../kind-field.tsx';
import { serviceOfKind, type ChosenService } from './correction.ts';
import { PreparationToRead, usePreparation } from './preparation-to-read.tsx';

interface CorrectedServiceProps {
  form: Form<BookingValues>;
  offers: DeskDoctor['offers'];
  chosen: ChosenService;
  appointment: DeskAppointmentDetails;
  /** The length of an appointment that is over stays. */
  isOver: boolean;
  /** True before the start: then the preparation can still be read out. */
  isAhead: boolean;
}

/**
 * The right service of an appointment and its kind, and what follows from them for the price, the length and the
 * preparation.
 */
export function CorrectedService({
  form,
  offers,
  chosen,
  appointment,
  ...props
}: CorrectedServiceProps) {
  const t = useText('desk');
  const { country, language } = useStaffApp();
  const booked = offers.find(({ id }) => id === appointment.offer_id);
  const offer = offers.find(({ id }) => id === chosen.offer);
  const isOther = chosen.offer !== appointment.offer_id;
  const isChanged = isOther || chosen.isFollowUp !== appointment.is_follow_up;
  const money = (total: number) => formatMoney(total, countryOf(country).currency, language);
  const length = (count: number) => t('minutes', { count });
  const before = booked && serviceOfKind(booked, appointment.is_follow_up);
  const hasOtherLength = isChanged && chosen.minutes !== before?.minutes;
  return (
    <>
      {offers.length < 2 && offer?.follow_up === null ? null : (
        <SelectField
          {...form.field('offer')}
          label={t('booking.service')}
          options={offers.map(({ id, service, minutes }) => ({
            value: String(id),
            label: `${service}, ${length(minutes)}`,
          }))}
        />
      )}
      <KindField field={form.field('kind')} offer={offer} />
      {isChanged && chosen.total !== appointment.total ? (
        <p>{t('correctForm.price', { from: money(appointment.total), to: money(chosen.total) })}</p>
      ) : null}
      {hasOtherLength ? (
        <p>
          {props.isOver
            ? t('correctForm.isOver')
            : t('correctForm.length', {
                from: length(appointment.minutes),
                to: length(chosen.minutes),
              })}
        </p>
      ) : null}
      {isOther && props.isAhead && isLanguage(appointment.language) ? (
        <PreparationToRead offer={chosen.offer} language={appointment.language} />
      ) : null}
    </>
  );
}

/** Returns true if a patient has to know of another service or kind: not what they know of price and preparation. */
export function useMattersToPatient(
  { offer_id: booked, is_follow_up: isFollowUp, known, language: spoken }: DeskAppointmentDetails,
  chosen: ChosenService | undefined,
): boolean {
  const { language: own } = useStaffApp();
  const language = isLanguage(spoken) ? spoken : own;
  const isChanged =
    chosen !== undefined && (chosen.offer !== booked || chosen.isFollowUp !== isFollowUp);
  const preparation = usePreparation({ offer: isChanged ? chosen.offer : 0, language });
  if (!isChanged) return false;
  if (known === null || chosen.total !== known.total) return true;
  return (
    preparation !== undefined &&
    JSON.stringify(preparation.lines) !== JSON.stringify(known.preparation)
  );
}
