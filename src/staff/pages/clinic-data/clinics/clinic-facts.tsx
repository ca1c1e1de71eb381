import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { paths } from '#shared/paths.ts';
import { usePatientUrl } from '#staff/lib/patient-url.ts';
import { useCatalogue } from '#staff/lib/setup-data.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { useAccountManagers } from '#staff/ui/account-manager.tsx';
import { Facts } from '#staff/ui/record/facts.tsx';
import { ClinicManager } from './clinic-manager.tsx';

/** The account manager of a clinic, its legal name, contact person and pages. */
export function ClinicFacts({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  const managers = useAccountManagers(clinic.id) ?? [];
  const page = usePatientPage(clinic);
  const { legal_name, tax_number, contact_name, contact_phone, contact_email, website } = clinic;
  return (
    <Facts
      label={t('clinic.facts')}
      facts={[
        {
          label: t('clinic.manager.label'),
          value: managers.length === 0 ? null : <ClinicManager clinic={clinic.id} />,
        },
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
          value: page === null ? null : <a href={page}>{t('form.patientPage')}</a>,
        },
      ]}
    />
  );
}

/** Returns the address of the clinic's page for patients, which is in a city; null for a draft. */
function usePatientPage(clinic: ClinicSetup): string | null {
  const catalogue = useCatalogue();
  const patientUrl = usePatientUrl();
  const city = catalogue.data?.cities.find(({ id }) => id === clinic.branches[0]?.city_id);
  if (clinic.is_draft || city === undefined) return null;
  return patientUrl(paths.clinic(city.slug, clinic.slug));
}
