import { Link, useParams } from 'react-router';
import { useClinic, useDoctor, useSaved } from '../../lib/setup-data.ts';
import { useNameOf } from '../../lib/names.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import columns from '../../ui/columns.module.css';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';

/** The form of the description of a clinic. */
export function ClinicTextsPage() {
  const { id = '' } = useParams();
  const query = useClinic(Number(id));
  return (
    <QueryView query={query}>{(clinic) => <TextsForm subject="clinic" {...clinic} />}</QueryView>
  );
}

/** The form of the description of a doctor. */
export function DoctorTextsPage() {
  const { id = '' } = useParams();
  const query = useDoctor(Number(id));
  return (
    <QueryView query={query}>{(doctor) => <TextsForm subject="doctor" {...doctor} />}</QueryView>
  );
}

interface TextsFormProps {
  subject: 'clinic' | 'doctor';
  id: number;
  names: Parameters<ReturnType<typeof useNameOf>>[0];
  descriptions: object;
}

function TextsForm({ subject, id, names, descriptions }: TextsFormProps) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const { clinic = '' } = useParams();
  const saved = useSaved();
  const back = `/clinics/${clinic}`;
  return (
    <>
      <Link to={back} className={columns.back}>
        ← {t('form.back')}
      </Link>
      <Page title={nameOf(names)}>
        <RecordForm
          initial={{ subject, id, descriptions }}
          fields={[
            { kind: 'texts', name: 'descriptions', label: t('form.description'), isLong: true },
          ]}
          save={api.saveTexts}
          onSaved={() => saved(back)}
        />
      </Page>
    </>
  );
}
