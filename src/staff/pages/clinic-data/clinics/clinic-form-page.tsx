import { useParams } from 'react-router';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useContentFields } from '#staff/lib/content-fields.ts';
import { useClinic } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { inSection, type RecordField } from '#staff/ui/record-form/record-fields.ts';
import { BackLink } from '#staff/ui/page/back-link.tsx';

const NEW_CLINIC = {
  names: {},
  descriptions: {},
  website: null,
  legal_name: '',
  tax_number: '',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
};

/** The form of a new clinic. */
export function NewClinicPage() {
  return <ClinicForm />;
}

/** The form of a clinic. */
export function ClinicFormPage() {
  const { clinic: id = '' } = useParams();
  const query = useClinic(Number(id));
  return <QueryView query={query}>{(clinic) => <ClinicForm clinic={clinic} />}</QueryView>;
}

function ClinicForm({ clinic }: { clinic?: ClinicSetup }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const content = useContentFields();
  const { api, country } = useStaffApp();
  const line = (
    name: 'legal_name' | 'tax_number' | 'contact_name' | 'contact_phone' | 'contact_email',
    options: { input?: 'tel' | 'email'; hint?: string } = {},
  ): RecordField => ({
    kind: 'text',
    name,
    label: t(`clinic.${name}`),
    ...options,
  });
  return (
    <>
      <BackLink to={clinic ? `/clinics/${clinic.id}` : '/clinics'}>
        {clinic ? nameOf(clinic.names) : t('clinics.title')}
      </BackLink>
      <Page title={clinic ? t('form.edit') : t('clinic.add')}>
        <RecordForm
          initial={clinic ?? NEW_CLINIC}
          fields={[
            ...inSection(t('sections.patients'), [
              { ...content.names, label: t('form.name'), hint: t('clinic.nameHint') },
              content.descriptions,
              content.website,
            ]),
            ...inSection(t('sections.partner'), [
              line('legal_name', { hint: t('clinic.legalNameHint') }),
              line('tax_number', { hint: t('clinic.taxNumberHint') }),
            ]),
            ...inSection(t('sections.contact'), [
              line('contact_name'),
              line('contact_phone', {
                input: 'tel',
                hint: t('branch.phoneHint', { phone: countryOf(country).phoneExample }),
              }),
              line('contact_email', { input: 'email' }),
            ]),
          ]}
          save={api.saveClinic}
          next={({ id }) => `/clinics/${id}`}
        />
      </Page>
    </>
  );
}
