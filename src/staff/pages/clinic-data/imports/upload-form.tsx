import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { uploadName } from '#shared/contract/clinic-data/imports/import-routes.ts';
import { IMPORT_KINDS } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useNextPage } from '#staff/lib/use-next-page.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { FileField } from '#staff/ui/file-field/file-field.tsx';
import { useImportsPath } from './import-paths.ts';
import styles from './imports.module.css';
import { useKindTexts, useOwnKinds } from './kinds.ts';

const MAX_NAME_LENGTH = 200;

interface UploadFormProps {
  clinics: readonly { id: number; name: string }[];
}

/** Uploads a file of a clinic, and opens it. */
export function UploadForm({ clinics }: UploadFormProps) {
  const t = useText('imports');
  const { api } = useStaffApp();
  const showPage = useNextPage();
  const base = useImportsPath();
  const appointments = useText('appointment-imports');
  const kinds = useOwnKinds();
  const kindOf = (text: string | null) => kinds.find((each) => each === text) ?? IMPORT_KINDS[0];
  const [search] = useSearchParams();
  const [kind, setKind] = useState(kindOf(search.get('kind')));
  const texts = useKindTexts(kind);
  const [clinic, setClinic] = useState(String(clinics[0]?.id ?? ''));
  const [file, setFile] = useState<File | null>(null);
  const upload = useMutation({
    mutationFn: (chosen: File) =>
      api[uploadName(kind)]({
        clinic: Number(clinic),
        file_name: chosen.name.slice(-MAX_NAME_LENGTH),
        file: new Blob([chosen], { type: 'application/octet-stream' }),
      }),
    onSuccess: ({ id }) => showPage(`${base}/${id}`),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (file !== null && !upload.isPending) upload.mutate(file);
  }

  return (
    <Card className={styles.stack}>
      <p className={styles.quiet}>{texts.note}</p>
      <form onSubmit={submit} className={styles.form} aria-label={t('upload')}>
        {clinics.length > 1 ? (
          <SelectField
            name="clinic"
            label={t('clinic')}
            options={clinics.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={clinic}
            onChange={setClinic}
          />
        ) : null}
        {kinds.length > 1 ? (
          <SelectField
            name="kind"
            label={appointments('kind')}
            options={kinds.map((value) => ({ value, label: appointments(`kinds.${value}`) }))}
            value={kind}
            onChange={(value) => setKind(kindOf(value))}
          />
        ) : null}
        <FileField
          label={texts.file}
          accept=".csv,.txt,.xlsx,.json,.ndjson"
          file={file}
          onChoose={setFile}
        />
        <Button type="submit" inProgress={upload.isPending} disabled={file === null}>
          {t('upload')}
        </Button>
      </form>
      <FailureNotice error={upload.error} />
    </Card>
  );
}
