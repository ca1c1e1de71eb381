import { Pencil } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { paths } from '#shared/paths.ts';
import { useLinkKeys } from '#staff/lib/keys/use-link-keys.ts';
import { useCatalogue, useClinic } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePatientUrl } from '#staff/lib/patient-url.ts';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RowList } from '#staff/ui/row-list.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { ClinicManager } from './clinic-manager.tsx';
import { MissingList } from './missing-list.tsx';

/** A clinic: what is missing, its branches and its doctors. */
export function ClinicPage() {
  const t = useText('setup');
  const { clinic: id = '' } = useParams();
  const query = useClinic(Number(id));
  return (
    <>
      <BackLink to="/clinics">{t('clinics.title')}</BackLink>
      <QueryView query={query}>{(clinic) => <Overview clinic={clinic} />}</QueryView>
    </>
  );
}

function Overview({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  const content = useText('content');
  const preparations = useText('preparations');
  const nameOf = useNameOf();
  const can = usePermission();
  const canEdit = can('clinics.edit');
  const base = `/clinics/${clinic.id}`;
  useLinkKeys(
    canEdit
      ? [
          { key: 'e', label: t('form.edit'), to: `${base}/edit` },
          { key: 'b', label: t('branch.add'), to: `${base}/branches/new` },
          { key: 'd', label: t('doctor.add'), to: `${base}/doctors/new` },
        ]
      : [],
  );
  const edit = canEdit ? (
    <LinkButton to={`${base}/edit`} icon={Pencil}>
      {t('form.edit')}
    </LinkButton>
  ) : null;
  return (
    <Page
      title={nameOf(clinic.names)}
      aside={
        <>
          {clinic.is_draft ? (
            <Link to="/onboarding">{t('clinic.draft')}</Link>
          ) : (
            <PatientLink clinic={clinic} />
          )}
          {can('imports.edit') ? <Link to={`${base}/imports`}>{t('clinic.imports')}</Link> : null}
          {canEdit ? <Link to={`${base}/prices`}>{t('clinic.prices')}</Link> : null}
          {can('content.edit') ? (
            <>
              <Link to={`${base}/content`}>{content('title')}</Link>
              <Link to={`${base}/preparations`}>{preparations('title')}</Link>
            </>
          ) : null}
          {canEdit ? <Link to={`${base}/holidays`}>{t('clinic.holidays')}</Link> : null}
          {edit}
        </>
      }
    >
      <ClinicManager clinic={clinic.id} />
      <div className={columns.columns}>
        <MissingList clinic={clinic} />
        <RowList
          title={t('clinic.branches')}
          empty={t('clinic.noBranches')}
          rows={clinic.branches.map((branch) => ({
            key: branch.id,
            name: nameOf(branch.names),
            href: canEdit ? `${base}/branches/${branch.id}` : undefined,
            note: nameOf(branch.addresses),
          }))}
          add={canEdit ? { href: `${base}/branches/new`, label: t('branch.add') } : undefined}
        />
        <RowList
          title={t('clinic.doctors')}
          empty={t('clinic.noDoctors')}
          rows={clinic.doctors.map((doctor) => ({
            key: doctor.id,
            name: nameOf(doctor.names),
            href: `${base}/doctors/${doctor.id}`,
            note: doctor.is_active
              ? t('clinic.freeStarts', { number: doctor.free_starts })
              : t('doctor.inactive'),
          }))}
          add={
            canEdit && clinic.branches.length > 0
              ? { href: `${base}/doctors/new`, label: t('doctor.add') }
              : undefined
          }
        />
      </div>
    </Page>
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
