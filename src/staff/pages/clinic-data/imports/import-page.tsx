import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { useImportsPath } from './import-paths.ts';
import { FhirFile } from './fhir/fhir-file.tsx';
import { ImportReport } from './import-report.tsx';
import styles from './imports.module.css';
import { KINDS } from './kinds.ts';
import { MappingForm } from './mapping-form.tsx';
import { NamesToConfirm } from './names-to-confirm.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { UnreadRows } from './unread-rows.tsx';
import { importKey, useImportEdit } from './use-import-edit.ts';

/** A file: its columns, the services and doctors of its names, what it changes, and its report. */
export function ImportPage() {
  const { id = '' } = useParams();
  const { api } = useStaffApp();
  const t = useText('imports');
  const base = useImportsPath();
  const query = useQuery({
    queryKey: importKey(Number(id)),
    queryFn: () => api.import({ id: Number(id) }),
  });
  return (
    <>
      <BackLink to={base}>{t('title')}</BackLink>
      <QueryView query={query}>
        {(shown) => (
          <Page title={shown.file_name}>
            <div className={styles.wide}>
              <Steps shown={shown} />
            </div>
          </Page>
        )}
      </QueryView>
    </>
  );
}

function Steps({ shown }: { shown: Import }) {
  const edit = useImportEdit(shown.id);
  const { Confirm, Preview, needsNames = false } = KINDS[shown.kind];
  return (
    <>
      <FailureNotice error={edit.error} />
      {shown.refusal === null ? null : <RefusalNotice refusal={shown.refusal} />}
      {shown.report === null ? null : (
        <ImportReport shown={shown} report={shown.report} edit={edit} />
      )}
      {shown.fhir === null ? null : <FhirFile fhir={shown.fhir} kind={shown.kind} />}
      {shown.state === 'read' && shown.mapping !== null ? (
        <>
          {shown.fhir === null ? (
            <MappingForm shown={shown} mapping={shown.mapping} edit={edit} />
          ) : null}
          <UnreadRows shown={shown} />
          {Confirm === undefined ? null : <Confirm shown={shown} edit={edit} />}
          {shown.names.length === 0 && !needsNames ? null : (
            <NamesToConfirm shown={shown} edit={edit} />
          )}
          {shown.preview === null ? null : (
            <Preview shown={shown} preview={shown.preview} edit={edit} />
          )}
        </>
      ) : null}
    </>
  );
}
