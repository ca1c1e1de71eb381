import { useParams } from 'react-router';
import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { DEFAULT_MINUTES, useOfferFields, usePlaceFields } from '#staff/lib/offer-fields.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import common from '#staff/ui/common.module.css';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { useOwnClinics } from './own-clinic-page.tsx';

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
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const place = usePlaceFields(clinic, specialties);
  const offer = useOfferFields();
  return (
    <div className={columns.stack}>
      {clinic.is_draft ? null : <p className={common.note}>{t('placeNote')}</p>}
      <Card tag="section">
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
            place.branch,
            place.specialty,
            ...offer,
          ]}
          save={api.proposePlace}
          next={() => '/clinic'}
          submitLabel={t('addPlace')}
        />
      </Card>
    </div>
  );
}
