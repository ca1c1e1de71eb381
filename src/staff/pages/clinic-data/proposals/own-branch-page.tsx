import { useParams } from 'react-router';
import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { blankBranch, useBranchFields } from '#staff/lib/branch-fields.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import common from '#staff/ui/common.module.css';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { useOwnClinics } from './own-clinic-page.tsx';

/** The form with which a clinic adds a branch, or corrects one that was returned. */
export function OwnBranchPage() {
  const t = useText('proposals');
  const query = useOwnClinics();
  return (
    <>
      <BackLink to="/clinic">{t('title')}</BackLink>
      <Page title={t('addBranch')}>
        <QueryView query={query}>{(own) => <BranchForm own={own} />}</QueryView>
      </Page>
    </>
  );
}

function BranchForm({ own }: { own: OwnClinics }) {
  const t = useText('proposals');
  const { api } = useStaffApp();
  const { clinic: clinicId, proposal: id } = useParams();
  const fields = useBranchFields(own);
  const clinic = own.clinics.find((each) => each.id === Number(clinicId));
  if (clinic === undefined) return <p>{t('gone')}</p>;
  const returned = own.proposals.find((each) => each.id === Number(id) && each.reason !== null);
  // Saving would add the branch once more.
  if (id !== 'new' && returned === undefined) return <p>{t('decided')}</p>;
  const initial = returned?.branch ?? blankBranch(clinic, own.cities);
  return (
    <div className={columns.stack}>
      {clinic.is_draft ? null : <p className={common.note}>{t('branchNote')}</p>}
      <RecordForm
        initial={{ ...initial, proposal_id: returned?.id ?? null }}
        fields={fields}
        save={api.proposeBranch}
        next={() => '/clinic'}
      />
    </div>
  );
}
