import { useParams } from 'react-router';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { blankBranch, useBranchFields } from '#staff/lib/branch-fields.ts';
import { useCatalogue, useClinic } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { useAskedSave } from '../affected/use-asked-save.tsx';
import { BranchQuestions } from './branch-questions.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';

/** The form of a branch; of a new one without a numeric id. */
export function BranchFormPage() {
  const { clinic: id = '' } = useParams();
  const clinicQuery = useClinic(Number(id));
  const catalogueQuery = useCatalogue();
  return (
    <QueryView query={clinicQuery}>
      {(clinic) => (
        <QueryView query={catalogueQuery}>
          {(catalogue) => <BranchForm clinic={clinic} catalogue={catalogue} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function BranchForm({ clinic, catalogue }: { clinic: ClinicSetup; catalogue: Catalogue }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const { branch: id } = useParams();
  const { save, dialog } = useAskedSave(api.saveBranch, () => 'branch');
  const branch = clinic.branches.find((branch) => branch.id === Number(id));
  const back = `/clinics/${clinic.id}`;
  const fields = useBranchFields({
    cities: catalogue.cities,
    areas: catalogue.areas.filter((area) => area.is_active),
  });
  return (
    <>
      <BackLink to={back}>{nameOf(clinic.names)}</BackLink>
      <Page title={branch ? nameOf(branch.names) : t('branch.add')}>
        <div className={columns.stack}>
          <RecordForm
            initial={branch ?? blankBranch(clinic, catalogue.cities)}
            fields={fields}
            save={save}
            next={() => back}
          />
          {branch === undefined ? null : <BranchQuestions branch={branch} />}
        </div>
      </Page>
      {dialog}
    </>
  );
}
