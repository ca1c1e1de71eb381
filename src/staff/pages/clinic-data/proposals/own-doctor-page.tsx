import { Link, useParams } from 'react-router';
import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useContentFields } from '#staff/lib/content-fields.ts';
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
  const content = useContentFields();
  const place = usePlaceFields(clinic, specialties);
  const offer = useOfferFields();
  const { api, country } = useStaffApp();
  const { locales } = countryOf(country);
  return (
    <div className={columns.stack}>
      {clinic.is_draft ? null : <p className={common.note}>{t('form.note')}</p>}
      {clinic.branches.length > 1 ? (
        <p className={common.note}>
          {t('form.known')} <Link to={`/clinic/${clinic.id}/places/new`}>{t('addPlace')}</Link>
        </p>
      ) : null}
      <Card tag="section">
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
            place.specialty,
            place.branch,
            ...offer,
            content.languages,
            content.practising_since,
            content.descriptions,
          ]}
          save={api.proposeDoctor}
          next={() => '/clinic'}
          submitLabel={t('form.submit')}
        />
      </Card>
    </div>
  );
}
