import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { paths } from '#shared/paths.ts';
import { usePatientUrl } from '#staff/lib/patient-url.ts';
import { useCatalogue } from '#staff/lib/setup-data.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { Facts } from '#staff/ui/record/facts.tsx';
import { ClinicManager } from './clinic-manager.tsx';

/** The account manager of a clinic, its legal name, contact person and pages. */
export function ClinicFacts({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  const { legal_name, tax_number, contact_name, contact_phone, contact_email, website } = clinic;
  return (
    <Facts
      label={t('clinic.facts')}
      facts={[
        { label: t('clinic.manager.label'), value: <ClinicManager clinic={clinic.id} /> },
        { label: t('clinic.legal_name'), value: legal_name },
        { label: t('clinic.tax_number'), value: tax_number },
        { label: t('clinic.contact_name'), value: contact_name },
        {
          label: t('clinic.contact_phone'),
          value: contact_phone === '' ? null : <a href={`tel:${contact_phone}`}>{contact_phone}</a>,
        },
        {
          label: t('clinic.contact_email'),
          value:
            contact_email === '' ? null : <a href={`mailto:${contact_email}`}>{contact_email}</a>,
        },
        {
          label: t('clinic.website'),
          value: website === null ? null : <a href={website}>{website}</a>,
        },
        {
          label: t('clinic.forPatients'),
          value: clinic.is_draft ? null : <PatientLink clinic={clinic} />,
        },
      ]}
    />
  );
}

/** A link to the clinic's page for patients, which is in a city. */
function PatientLink({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  const catalogue = useCatalogue();
  const patientUrl = usePatientUrl();
  const city = catalogue.data?.cities.find(({ id }) => id === clinic.branches[0]?.city_id);
  if (city === undefined) return null;
  return <a href={patientUrl(paths.clinic(city.slug, clinic.slug))}>{t('form.patientPage')}</a>;
}
