import { countryOf } from '#shared/countries/index.ts';
import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { PreparationToRead, usePreparation } from './preparation-to-read.tsx';

type Offer = DeskDoctor['offers'][number];

interface CorrectedServiceProps {
  field: BoundField<string>;
  offers: readonly Offer[];
  appointment: DeskAppointmentDetails;
  /** The length of an appointment that is over stays. */
  isOver: boolean;
  /** True before the start: then the preparation can still be read out. */
  isAhead: boolean;
}

/** The right service of an appointment, and what follows from it for the price, the length and the preparation. */
export function CorrectedService({ field, offers, appointment, ...props }: CorrectedServiceProps) {
  const t = useText('desk');
  const { country, language } = useStaffApp();
  const booked = offers.find(({ id }) => id === appointment.offer_id);
  const chosen = offers.find(({ id }) => String(id) === field.value);
  const isChanged = chosen !== undefined && chosen.id !== appointment.offer_id;
  const money = (total: number) => formatMoney(total, countryOf(country).currency, language);
  const length = (count: number) => t('minutes', { count });
  const hasOtherLength = isChanged && chosen.minutes !== booked?.minutes;
  return (
    <>
      <SelectField
        {...field}
        label={t('booking.service')}
        options={offers.map(({ id, service, minutes }) => ({
          value: String(id),
          label: `${service}, ${length(minutes)}`,
        }))}
      />
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
      {isChanged && props.isAhead && isLanguage(appointment.language) ? (
        <PreparationToRead offer={chosen.id} language={appointment.language} />
      ) : null}
    </>
  );
}

/** Returns true if a patient has to know of another service: its price or its preparation differs. */
export function useMattersToPatient(
  { offer_id: booked, total, language: spoken }: DeskAppointmentDetails,
  chosen: Offer | undefined,
): boolean {
  const { language: own } = useStaffApp();
  const language = isLanguage(spoken) ? spoken : own;
  const isChanged = chosen !== undefined && chosen.id !== booked;
  const before = usePreparation({ offer: isChanged ? booked : 0, language });
  const after = usePreparation({ offer: isChanged ? chosen.id : 0, language });
  if (!isChanged) return false;
  const isRead = before !== undefined && after !== undefined;
  return (
    chosen.total !== total ||
    (isRead && JSON.stringify(before.lines) !== JSON.stringify(after.lines))
  );
}
