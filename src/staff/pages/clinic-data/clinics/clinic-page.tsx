import { Pencil, Rocket } from 'lucide-react';
import { useParams } from 'react-router';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { useLinkKeys } from '#staff/lib/keys/use-link-keys.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useClinic } from '#staff/lib/setup-data.ts';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { MoreMenu } from '#staff/ui/page/more-menu.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { Tabs } from '#staff/ui/page/tabs.tsx';
import { RecordColumns } from '#staff/ui/record/record-columns.tsx';
import { StateLabel } from '#staff/ui/state/state-label.tsx';
import { BranchList } from './lists/branch-list.tsx';
import { DoctorList } from './lists/doctor-list.tsx';
import { ClinicFacts } from './clinic-facts.tsx';
import { MissingList } from './missing-list.tsx';

/** A clinic: its branches and doctors, what is missing, and the facts. */
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
  const nameOf = useNameOf();
  const canEdit = usePermission()('clinics.edit');
  const base = `/clinics/${clinic.id}`;
  const links = [
    { key: 'e', label: t('form.edit'), to: `${base}/edit` },
    { key: 'b', label: t('branch.add'), to: `${base}/branches/new` },
    { key: 'd', label: t('doctor.add'), to: `${base}/doctors/new` },
  ];
  useLinkKeys(canEdit ? links : []);
  return (
    <Page
      title={nameOf(clinic.names)}
      state={<State clinic={clinic} />}
      aside={
        <>
          {canEdit ? (
            <MoreMenu
              items={links
                .filter(({ key }) => clinic.is_draft || key !== 'e')
                .map(({ key, label, to }) => ({ key, label, href: to }))}
            />
          ) : null}
          <MainAction clinic={clinic} />
        </>
      }
    >
      <ClinicTabs base={base} />
      <RecordColumns
        first={<MissingList clinic={clinic} />}
        facts={<ClinicFacts clinic={clinic} />}
      >
        <DoctorList clinic={clinic} />
        <BranchList clinic={clinic} />
      </RecordColumns>
    </Page>
  );
}

/** The state of a clinic: a draft, bookable, or live without a time that patients can book. */
function State({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  if (clinic.is_draft) {
    return <StateLabel tone="neutral">{t('clinics.states.draft')}</StateLabel>;
  }
  const isBookable = clinic.doctors.some((doctor) => doctor.is_bookable);
  return (
    <StateLabel tone={isBookable ? 'good' : 'warning'}>
      {t(`clinics.states.${isBookable ? 'bookable' : 'closed'}`)}
    </StateLabel>
  );
}

/** The next step: of a draft its onboarding, of a live clinic the form. */
function MainAction({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  const can = usePermission();
  if (clinic.is_draft && can('onboarding.view')) {
    return (
      <LinkButton to="/onboarding" icon={Rocket} variant="primary">
        {t('clinic.draft')}
      </LinkButton>
    );
  }
  if (!can('clinics.edit')) return null;
  return (
    <LinkButton to={`/clinics/${clinic.id}/edit`} icon={Pencil} variant="primary">
      {t('form.edit')}
    </LinkButton>
  );
}

const PARTS = [
  { name: 'prices', permission: 'clinics.edit' },
  { name: 'imports', permission: 'imports.edit' },
  { name: 'content', permission: 'content.edit' },
  { name: 'preparations', permission: 'content.edit' },
  { name: 'holidays', permission: 'clinics.edit' },
] as const;

/** Links to the pages of a clinic that the account may open. */
function ClinicTabs({ base }: { base: string }) {
  const t = useText('setup');
  const shell = useText('shell');
  const can = usePermission();
  const parts = PARTS.filter(({ permission }) => can(permission)).map(({ name }) => ({
    key: name,
    label: shell(`sections.${name}`),
    href: `${base}/${name}`,
  }));
  if (parts.length === 0) return null;
  const overview = { key: 'overview', label: t('clinic.overview'), href: base };
  return <Tabs label={t('clinic.tabs')} current="overview" tabs={[overview, ...parts]} />;
}
