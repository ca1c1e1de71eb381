import { Link, useParams } from 'react-router';
import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useContentFields } from '#staff/lib/content-fields.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import common from '#staff/ui/common.module.css';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { useOwnClinics } from './own-clinic-page.tsx';

/** The minutes of most appointments. */
const DEFAULT_MINUTES = 30;

/** The form with which a clinic adds a doctor with the first service. */
export function OwnDoctorPage() {
  const t = useText('proposals');
  const { clinic: id } = useParams();
  const query = useOwnClinics();
  return (
    <>
      <BackLink to="/clinic">{t('title')}</BackLink>
      <Page title={t('addDoctor')}>
        <QueryView query={query}>
          {({ clinics, specialties }) => {
            const clinic = clinics.find((each) => each.id === Number(id));
            if (clinic === undefined) return <p>{t('gone')}</p>;
            if (clinic.branches.length === 0) return <p>{t('noBranches')}</p>;
            return <DoctorForm clinic={clinic} specialties={specialties} />;
          }}
        </QueryView>
      </Page>
    </>
  );
}

interface DoctorFormProps {
  clinic: OwnClinics['clinics'][number];
  specialties: OwnClinics['specialties'];
}

function DoctorForm({ clinic, specialties }: DoctorFormProps) {
  const t = useText('proposals');
  const setup = useText('setup');
  const schedule = useText('schedule');
  const nameOf = useNameOf();
  const content = useContentFields();
  const { api, country } = useStaffApp();
  const { locales, currency } = countryOf(country);
  return (
    <div className={columns.stack}>
      {clinic.is_draft ? null : <p className={common.note}>{t('form.note')}</p>}
      {clinic.branches.length > 1 ? (
        <p className={common.note}>
          {t('form.known')} <Link to={`/clinic/${clinic.id}/places/new`}>{t('addPlace')}</Link>
        </p>
      ) : null}
      <RecordForm
        initial={{
          names: {},
          descriptions: {},
          practising_since: null,
          languages: [locales[0]],
          branch_id: clinic.branches[0]?.id,
          duration_minutes: DEFAULT_MINUTES,
        }}
        fields={[
          content.names,
          {
            kind: 'choice',
            name: 'service_id',
            required: true,
            label: t('form.specialty'),
            options: specialties.map((each) => ({
              value: String(each.id),
              label: nameOf(each.names),
            })),
          },
          {
            kind: 'choice',
            name: 'branch_id',
            required: true,
            label: setup('doctor.branch'),
            options: clinic.branches.map((branch) => ({
              value: String(branch.id),
              label: `${nameOf(branch.names)}, ${nameOf(branch.addresses)}`,
            })),
          },
          {
            kind: 'number',
            name: 'price',
            isDecimal: true,
            required: true,
            label: schedule('offer.price', { currency }),
          },
          {
            kind: 'number',
            name: 'duration_minutes',
            required: true,
            label: schedule('offer.duration_minutes'),
          },
          content.languages,
          content.practising_since,
          content.descriptions,
        ]}
        save={api.proposeDoctor}
        next={() => '/clinic'}
        submitLabel={t('form.submit')}
      />
    </div>
  );
}
