import { Fragment } from 'react';
import type { Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { countryOf } from '#shared/countries/index.ts';
import type {
  ContentValue,
  LocalNames,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { LANGUAGE_NAMES } from '#shared/i18n/languages.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { useValueText } from '../content/use-value-text.ts';
import styles from './proposals.module.css';

type Fact = readonly [label: string, value: string];

/** All that an approval saves or shows to patients, with the texts in every language. */
export function ProposalFacts({ proposal }: { proposal: Proposal }) {
  const setup = useText('setup');
  const { branch, doctor, offer, partner } = proposal;
  return (
    <>
      {branch === null ? null : <BranchFacts proposal={proposal} branch={branch} />}
      {doctor === null ? null : <DoctorFacts proposal={proposal} doctor={doctor} />}
      {offer === null ? null : <OfferFacts offer={offer} />}
      {partner === null ? null : (
        <Facts
          facts={[
            [setup('clinic.legal_name'), partner.legal_name],
            [setup('clinic.tax_number'), partner.tax_number],
          ]}
        />
      )}
    </>
  );
}

interface BranchFactsProps {
  proposal: Proposal;
  branch: NonNullable<Proposal['branch']>;
}

function BranchFacts({ proposal, branch }: BranchFactsProps) {
  const setup = useText('setup');
  const nameOf = useNameOf();
  const textsOf = useTextsOf();
  const valueText = useValueText();
  return (
    <Facts
      facts={[
        [setup('form.name'), textsOf(branch.names)],
        [setup('form.city'), nameOf(proposal.city_names ?? {})],
        [setup('branch.area'), nameOf(proposal.area_names ?? {})],
        [setup('branch.address'), textsOf(branch.addresses)],
        [setup('form.point'), `${branch.lat}, ${branch.lng}`],
        [setup('branch.phone'), branch.phone ?? ''],
        [setup('branch.directions'), textsOf(branch.directions)],
        [setup('branch.parking'), textsOf(branch.parking)],
        [
          setup('branch.wheelchair'),
          branch.is_wheelchair_accessible === null
            ? ''
            : valueText(branch.is_wheelchair_accessible),
        ],
        [setup('branch.cancelHours'), String(branch.cancel_hours ?? '')],
      ]}
    />
  );
}

/** A service of a doctor whom patients see, at a branch where the doctor may be new. */
function OfferFacts({ offer }: { offer: NonNullable<Proposal['offer']> }) {
  const t = useText('proposals');
  const schedule = useText('schedule');
  const nameOf = useNameOf();
  const { country, language } = useStaffApp();
  const { currency } = countryOf(country);
  const place = `${nameOf(offer.branch_names)}, ${nameOf(offer.branch_addresses)}`;
  return (
    <Facts
      facts={[
        [schedule('offer.service'), nameOf(offer.service_names)],
        [schedule('branch'), offer.is_new_place ? `${place}\n${t('newPlace')}` : place],
        [schedule('offer.price', { currency }), formatMoney(offer.price, currency, language)],
        [schedule('offer.duration_minutes'), String(offer.duration_minutes)],
      ]}
    />
  );
}

interface DoctorFactsProps {
  proposal: Proposal;
  doctor: NonNullable<Proposal['doctor']>;
}

function DoctorFacts({ proposal, doctor }: DoctorFactsProps) {
  const setup = useText('setup');
  const schedule = useText('schedule');
  const prices = useText('prices');
  const nameOf = useNameOf();
  const textsOf = useTextsOf();
  const valueText = useValueText();
  const { country, language } = useStaffApp();
  const { currency } = countryOf(country);
  const listText = (values: ContentValue) =>
    Array.isArray(values) && values.length > 0 ? valueText(values) : '';
  const money = (amount: number) => formatMoney(amount, currency, language);
  const offers = doctor.offers.map((offer) => {
    const { follow_up_price: followUpPrice, follow_up_minutes: followUpMinutes } = offer;
    const first = [
      nameOf(offer.service_names),
      nameOf(offer.branch_names),
      money(offer.price),
      schedule('minutes', { minutes: offer.duration_minutes }),
    ].join(', ');
    if (followUpPrice === null || followUpMinutes === null) return first;
    const details = { price: money(followUpPrice), minutes: followUpMinutes };
    return `${first}. ${prices('followUp.cell', details)}`;
  });
  return (
    <Facts
      facts={[
        [setup('form.name'), textsOf(proposal.names)],
        [schedule('offer.service'), offers.join('\n')],
        [setup('doctor.languages'), listText(doctor.languages)],
        [setup('doctor.since'), String(doctor.practising_since ?? '')],
        [setup('doctor.academicStatus'), textsOf(doctor.academic_statuses)],
        [setup('doctor.degree'), textsOf(doctor.science_degrees)],
        [setup('form.description'), textsOf(doctor.descriptions)],
        [setup('doctor.conditions'), listText(doctor.conditions)],
        [setup('doctor.education'), listText(doctor.education)],
        [setup('doctor.workplaces'), listText(doctor.workplaces)],
      ]}
    />
  );
}

/** Returns a function that writes a text in all languages of the country, each on a line. */
function useTextsOf(): (texts: LocalNames | null) => string {
  const { country } = useStaffApp();
  const { locales } = countryOf(country);
  return (texts) =>
    locales
      .flatMap((locale) => {
        const text = texts?.[locale] ?? '';
        return text === '' ? [] : [`${LANGUAGE_NAMES[locale]}: ${text}`];
      })
      .join('\n');
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt className={common.quiet}>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
