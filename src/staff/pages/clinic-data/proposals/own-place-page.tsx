import { useParams } from 'react-router';
import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { countryOf } from '#shared/countries/index.ts';
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

/** The form with which a doctor of a clinic starts at another branch of it. */
export function OwnPlacePage() {
  const t = useText('proposals');
  const { clinic: id } = useParams();
  const query = useOwnClinics();
  return (
    <>
      <BackLink to="/clinic">{t('title')}</BackLink>
      <Page title={t('addPlace')}>
        <QueryView query={query}>
          {({ clinics, specialties }) => {
            const clinic = clinics.find((each) => each.id === Number(id));
            if (clinic === undefined) return <p>{t('gone')}</p>;
            return <PlaceForm clinic={clinic} specialties={specialties} />;
          }}
        </QueryView>
      </Page>
    </>
  );
}

interface PlaceFormProps {
  clinic: OwnClinics['clinics'][number];
  specialties: OwnClinics['specialties'];
}

function PlaceForm({ clinic, specialties }: PlaceFormProps) {
  const t = useText('proposals');
  const setup = useText('setup');
  const schedule = useText('schedule');
  const nameOf = useNameOf();
  const { api, country } = useStaffApp();
  const { currency } = countryOf(country);
  return (
    <div className={columns.stack}>
      {clinic.is_draft ? null : <p className={common.note}>{t('placeNote')}</p>}
      <RecordForm
        initial={{ duration_minutes: DEFAULT_MINUTES }}
        fields={[
          {
            kind: 'choice',
            name: 'doctor_id',
            required: true,
            label: t('kinds.doctor'),
            options: clinic.doctors.map(({ id, names }) => ({
              value: String(id),
              label: nameOf(names),
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
            kind: 'choice',
            name: 'service_id',
            required: true,
            label: t('form.specialty'),
            options: specialties.map(({ id, names }) => ({
              value: String(id),
              label: nameOf(names),
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
        ]}
        save={api.proposePlace}
        next={() => '/clinic'}
        submitLabel={t('addPlace')}
      />
    </div>
  );
}
