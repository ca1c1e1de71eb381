import { useParams } from 'react-router';
import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import common from '#staff/ui/common.module.css';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { useOwnClinics } from './own-clinic-page.tsx';

/** The form with which a clinic changes its legal name and tax number. */
export function LegalNamePage() {
  const t = useText('proposals');
  const query = useOwnClinics();
  return (
    <>
      <BackLink to="/clinic">{t('title')}</BackLink>
      <Page title={t('legal.title')}>
        <QueryView query={query}>{(own) => <LegalNameForm own={own} />}</QueryView>
      </Page>
    </>
  );
}

function LegalNameForm({ own }: { own: OwnClinics }) {
  const t = useText('proposals');
  const setup = useText('setup');
  const { api } = useStaffApp();
  const { clinic: id } = useParams();
  const clinic = own.clinics.find((each) => each.id === Number(id));
  if (clinic === undefined) return <p>{t('gone')}</p>;
  const waiting = own.proposals.find(
    (each) => each.clinic_id === clinic.id && each.partner !== null,
  );
  const { legal_name, tax_number } = waiting?.partner ?? clinic;
  return (
    <div className={columns.stack}>
      {clinic.is_draft ? null : <p className={common.note}>{t('legal.note')}</p>}
      <Card tag="section">
        <RecordForm
          initial={{ clinic_id: clinic.id, legal_name, tax_number }}
          fields={[
            {
              kind: 'text',
              name: 'legal_name',
              required: true,
              label: setup('clinic.legal_name'),
              hint: setup('clinic.legalNameHint'),
            },
            {
              kind: 'text',
              name: 'tax_number',
              required: true,
              label: setup('clinic.tax_number'),
              hint: setup('clinic.taxNumberHint'),
            },
          ]}
          save={api.proposePartner}
          next={() => '/clinic'}
        />
      </Card>
    </div>
  );
}
