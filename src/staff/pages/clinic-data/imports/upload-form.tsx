import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { IMPORT_KINDS, type ImportKind } from '#shared/domain/clinic-data/imports/sheets.ts';
import { IMPORT_PERMISSIONS } from '#shared/domain/clinic-data/imports/import-permissions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { failureText } from '#staff/lib/failure-text.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FileField } from '#staff/ui/file-field/file-field.tsx';
import { useImportsPath } from './import-paths.ts';
import styles from './imports.module.css';

const MAX_NAME_LENGTH = 200;

const CALL_OF = {
  prices: 'uploadImport',
  appointments: 'uploadAppointments',
  doctors: 'uploadDoctors',
  hours: 'uploadHours',
} as const;

interface UploadFormProps {
  clinics: readonly { id: number; name: string }[];
}

/** Uploads a file of a clinic, and opens it. */
export function UploadForm({ clinics }: UploadFormProps) {
  const t = useText('imports');
  const shell = useText('shell');
  const { api } = useStaffApp();
  const navigate = useNavigate();
  const base = useImportsPath();
  const appointments = useText('appointment-imports');
  const doctors = useText('doctor-imports');
  const hours = useText('hour-imports');
  const can = usePermission();
  const kinds = IMPORT_KINDS.filter((each) => can(IMPORT_PERMISSIONS[each]));
  const [search] = useSearchParams();
  const [kind, setKind] = useState<ImportKind>(
    kinds.find((each) => each === search.get('kind')) ?? 'prices',
  );
  const [clinic, setClinic] = useState(String(clinics[0]?.id ?? ''));
  const [file, setFile] = useState<File | null>(null);
  const upload = useMutation({
    mutationFn: (chosen: File) =>
      api[CALL_OF[kind]]({
        clinic: Number(clinic),
        file_name: chosen.name.slice(-MAX_NAME_LENGTH),
        file: new Blob([chosen], { type: 'application/octet-stream' }),
      }),
    onSuccess: ({ id }) => navigate(`${base}/${id}`),
  });

  const texts = {
    prices: { note: t('note'), file: t('file') },
    appointments: { note: appointments('note'), file: appointments('file') },
    doctors: { note: doctors('note'), file: doctors('file') },
    hours: { note: hours('note'), file: hours('file') },
  }[kind];

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
            onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'prices')}
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
      {upload.isError ? (
        <Notice tone="error" announce>
          {failureText(upload.error, shell)}
        </Notice>
      ) : null}
    </Card>
  );
}
