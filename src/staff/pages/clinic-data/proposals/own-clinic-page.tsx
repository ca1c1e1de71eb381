import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnClinics, Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP, useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { AccountManagerContact, useAccountManagerName } from '#staff/ui/account-manager.tsx';
import columns from '#staff/ui/columns.module.css';
import common from '#staff/ui/common.module.css';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RowList } from '#staff/ui/row-list.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

type Clinic = OwnClinics['clinics'][number];

/** Returns the clinics of the account with what they have added. */
export function useOwnClinics() {
  const { api } = useStaffApp();
  return useQuery({ queryKey: [SETUP, 'own-clinics'], queryFn: () => api.ownClinics() });
}

/** The branches and doctors of the own clinics, what waits for approval, and the forms that add more. */
export function OwnClinicPage() {
  const t = useText('proposals');
  const query = useOwnClinics();
  return (
    <Page title={t('title')}>
      <div className={columns.stack}>
        <p className={common.note}>{t('hint')}</p>
        <QueryView query={query}>
          {({ clinics, proposals }) =>
            clinics.map((clinic) => (
              <OwnClinic
                key={clinic.id}
                clinic={clinic}
                proposals={proposals.filter((each) => each.clinic_id === clinic.id)}
              />
            ))
          }
        </QueryView>
      </div>
    </Page>
  );
}

function OwnClinic({ clinic, proposals }: { clinic: Clinic; proposals: readonly Proposal[] }) {
  const t = useText('proposals');
  const nameOf = useNameOf();
  const isProposed = (doctor: number) => proposals.some((each) => each.doctor_id === doctor);
  return (
    <section className={columns.stack} aria-label={nameOf(clinic.names)}>
      <h2 className={common.title}>{nameOf(clinic.names)}</h2>
      <AccountManagerContact clinic={clinic.id} />
      {proposals.length === 0 ? null : (
        <div className={columns.columns}>
          {proposals.map((proposal) => (
            <OwnProposal key={proposal.id} proposal={proposal} />
          ))}
        </div>
      )}
      <div className={columns.columns}>
        <RowList
          title={t('doctors')}
          id={`doctors-${clinic.id}`}
          empty={t('noDoctors')}
          rows={clinic.doctors
            .filter(({ id }) => !isProposed(id))
            .map((doctor) => ({
              key: doctor.id,
              name: nameOf(doctor.names),
              href: `/content/doctor/${doctor.id}`,
              note: doctor.is_active && !clinic.is_draft ? null : t('states.hidden'),
            }))}
          add={
            clinic.branches.length === 0
              ? undefined
              : { href: `/clinic/${clinic.id}/doctors/new`, label: t('addDoctor') }
          }
        />
        <div className={columns.stack}>
          <RowList
            title={t('branches')}
            id={`branches-${clinic.id}`}
            empty={t('noBranches')}
            rows={clinic.branches.map((branch) => ({
              key: branch.id,
              name: nameOf(branch.names),
              href: `/content/clinic_branch/${branch.id}`,
              note: nameOf(branch.addresses),
            }))}
            add={{ href: `/clinic/${clinic.id}/branches/new`, label: t('addBranch') }}
          />
          {clinic.branches.length > 1 && clinic.doctors.length > 0 ? (
            <div>
              <LinkButton to={`/clinic/${clinic.id}/places/new`} icon={Plus}>
                {t('addPlace')}
              </LinkButton>
            </div>
          ) : null}
          <RowList
            title={t('legal.title')}
            empty=""
            rows={[
              {
                key: 'partner',
                name: clinic.legal_name === '' ? t('legal.none') : clinic.legal_name,
                href: `/clinic/${clinic.id}/legal-name`,
                note: clinic.tax_number,
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}

/** Something that waits or was returned, with the pages on which the clinic completes it. */
function OwnProposal({ proposal }: { proposal: Proposal }) {
  const t = useText('proposals');
  const setup = useText('setup');
  const shell = useText('shell');
  const { api } = useStaffApp();
  const manager = useAccountManagerName(proposal.clinic_id);
  const refresh = useRefreshSetup();
  const nameOf = useNameOf();
  // What was returned waits for the clinic.
  const about = proposal.reason === null ? t('waits', { name: manager }) : null;
  const renew = useMutationWithToast({
    mutationFn: () => api.renewProposal({ id: proposal.id }),
    onSettled: refresh,
  });
  return (
    <ProposalCard proposal={proposal} about={about}>
      {proposal.kind === 'doctor' ? (
        <>
          <Link to="/schedules">{shell('sections.schedules')}</Link>
          <Link to="/prices">{shell('sections.prices')}</Link>
          <Link to={`/content/doctor/${proposal.doctor_id}`}>{shell('sections.content')}</Link>
        </>
      ) : null}
      {proposal.kind === 'partner' ? (
        <Link to={`/clinic/${proposal.clinic_id}/legal-name`}>{setup('form.edit')}</Link>
      ) : null}
      {proposal.kind === 'branch' && proposal.reason !== null ? (
        <Link to={`/clinic/${proposal.clinic_id}/branches/${proposal.id}`}>
          {setup('form.edit')}
        </Link>
      ) : null}
      {(proposal.kind === 'doctor' || proposal.kind === 'offer') && proposal.reason !== null ? (
        <Button
          variant="secondary"
          size="sm"
          inProgress={renew.isPending}
          onClick={() => renew.mutate()}
        >
          {t('renew')}
        </Button>
      ) : null}
      <WithdrawButton proposal={proposal} name={nameOf(proposal.names)} />
    </ProposalCard>
  );
}
