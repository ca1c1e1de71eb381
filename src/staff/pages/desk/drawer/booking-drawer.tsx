import { useState } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import type { DeskDoctor } from '#shared/contract/staff/desk/day.ts';
import type { Visit } from '#shared/contract/staff/desk/visit.ts';
import type { KnownPatient } from '#shared/contract/staff/desk/visits.ts';
import { bookedName, isSurnameFirst } from '#shared/domain/people/name-order.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import { isApiError } from '#web/lib/failures/api-failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { Drawer } from './drawer.tsx';
import { focusBeside, Suggestion } from './suggestion.tsx';
import { usePatients } from './use-patients.ts';
import styles from './drawer.module.css';

interface BookingDrawerProps {
  branch: number;
  doctor: DeskDoctor;
  /** ISO 8601 with offset. */
  startsAt: string;
  source: 'phone' | 'walk_in';
  /** The visit may overlap others. */
  isExtra: boolean;
  /** A patient who was found before. */
  patient: KnownPatient | null;
  onBooked: (visit: Visit) => void;
  onClose: () => void;
}

interface Values {
  phone: string;
  given_name: string;
  surname: string;
  offer: string;
  note: string;
  has_consent: boolean;
}

/** Books a visit: the phone first, which finds known patients, then the name and the service. */
export function BookingDrawer({
  branch,
  doctor,
  startsAt,
  source,
  isExtra,
  patient,
  ...on
}: BookingDrawerProps) {
  const t = useText('desk');
  const shell = useText('shell');
  const format = useFormat();
  const { api, country, language } = useStaffApp();
  const mask = countryOf(country).phone;
  const asksConsent = flagsOf(country).consent;
  // A repeated request with this key books once.
  const [key] = useState(() => crypto.randomUUID());
  const [known, setKnown] = useState(patient);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Values>({
    fields: {
      phone: { initial: patient?.phone ?? '' },
      given_name: { initial: patient?.given_name ?? '', required: true },
      surname: { initial: patient?.surname ?? '' },
      offer: { initial: String(offerFor(patient)), required: true },
      note: { initial: '' },
      has_consent: { initial: false, required: asksConsent },
    },
    requiredMessage: t('required'),
    async onSubmit(values) {
      setFailure(null);
      try {
        const visit = await api.bookVisit({
          ...values,
          ...{ key, source, starts_at: startsAt, is_extra: isExtra },
          offer: Number(values.offer),
          language: known?.language ?? language,
        });
        on.onBooked(visit);
      } catch (error) {
        const isFieldError = isApiError(error) && error.body.type === 'validation_error';
        const errors = isFieldError
          ? Object.fromEntries(error.body.errors.map((each) => [each.attr ?? '', [each.detail]]))
          : {};
        const rest = form.setServerErrors(errors);
        if (!isFieldError || Object.keys(rest).length > 0) setFailure(error);
      }
    },
  });
  const { phone } = form.values;
  const found = usePatients(branch, known === null ? phone : '');

  function offerFor(person: KnownPatient | null): number {
    const last = doctor.offers.find(({ id }) => id === person?.offer_id);
    return (last ?? doctor.offers[0])?.id ?? 0;
  }

  function choose(person: KnownPatient) {
    setKnown(person);
    form.setValue('phone', person.phone);
    form.setValue('given_name', person.given_name);
    form.setValue('surname', person.surname ?? '');
    form.setValue('offer', String(offerFor(person)));
    const next = asksConsent ? '[type=checkbox]' : '[type=submit]';
    document.getElementById(form.props.id)?.querySelector<HTMLElement>(next)?.focus();
  }

  const names = [
    <TextField
      key="given"
      {...form.field('given_name')}
      label={t('booking.givenName')}
      maxLength={100}
    />,
    <TextField
      key="surname"
      {...form.field('surname')}
      label={t('booking.surname')}
      maxLength={100}
    />,
  ];
  return (
    <Drawer title={t(`booking.titles.${source}`)} onClose={on.onClose}>
      <p>
        <strong>{format.dateTime(startsAt)}</strong>, {doctor.name}
        {isExtra ? `, ${t('extra')}` : ''}
      </p>
      <form {...form.props} className={styles.form}>
        <div
          role="presentation"
          data-suggesting=""
          className={styles.form}
          onKeyDown={(event) => {
            const isField = event.target instanceof HTMLInputElement;
            const [first] = found.patients;
            if (event.key === 'Enter' && isField && first !== undefined) {
              event.preventDefault();
              choose(first);
            }
          }}
        >
          <div role="presentation" data-search="" onKeyDown={focusBeside}>
            <TextField
              {...form.field('phone')}
              kind="tel"
              takesFocus={patient === null}
              autoComplete="off"
              label={t('booking.phone')}
              hint={t('booking.phoneHint')}
              isHintBelow
              onChange={(value) => {
                setKnown(null);
                form.setValue('phone', value);
              }}
            />
          </div>
          <ul className={styles.suggestions} aria-label={t('booking.known')}>
            {found.patients.map((person) => (
              <Suggestion
                key={`${person.phone} ${person.given_name} ${person.surname ?? ''}`}
                detail={`${formatPhone(person.phone, mask)} · ${t('booking.visits', { count: person.visits })}`}
                onChoose={() => choose(person)}
              >
                {bookedName({ ...person, given: person.given_name })}
              </Suggestion>
            ))}
          </ul>
        </div>
        {isSurnameFirst(language) ? names.toReversed() : names}
        <SelectField
          {...form.field('offer')}
          label={t('booking.service')}
          options={doctor.offers.map(({ id, service, minutes }) => ({
            value: String(id),
            label: `${service}, ${t('minutes', { count: minutes })}`,
          }))}
        />
        <TextField {...form.field('note')} label={t('note')} maxLength={200} />
        {asksConsent ? (
          <>
            <p className={styles.consent}>{t('booking.consentText')}</p>
            <CheckboxField {...form.field('has_consent')} label={t('booking.consent')} />
          </>
        ) : null}
        {phone.trim() === '' ? <p className={styles.warning}>{t('noPhone')}</p> : null}
        {failure === null ? null : (
          <Notice tone="error" announce>
            {failureText(failure, shell)}
          </Notice>
        )}
        <Button type="submit" inProgress={form.isSubmitting}>
          {t('booking.submit')}
        </Button>
      </form>
    </Drawer>
  );
}
