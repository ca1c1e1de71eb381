import { useParams } from 'react-router';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { useContentFields } from '#staff/lib/content-fields.ts';
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
  const content = useContentFields();
  const { api } = useStaffApp();
  const { branch: id } = useParams();
  const { save, dialog } = useAskedSave(api.saveBranch, () => 'branch');
  const branch = clinic.branches.find((branch) => branch.id === Number(id));
  const back = `/clinics/${clinic.id}`;
  const [onlyCity, ...otherCities] = catalogue.cities;
  const cities = catalogue.cities.map((city) => ({
    value: String(city.id),
    label: nameOf(city.names),
  }));
  const areas = catalogue.areas
    .filter((area) => area.is_active)
    .map((area) => {
      const city = catalogue.cities.find((city) => city.id === area.city_id);
      return {
        value: String(area.id),
        label: `${nameOf(city?.names ?? {})}, ${nameOf(area.names)}`,
      };
    });
  const blank = {
    clinic_id: clinic.id,
    names: clinic.names,
    addresses: {},
    city_area_id: null,
    phone: null,
    directions: null,
    parking: null,
    is_wheelchair_accessible: null,
    cancel_hours: null,
    city_id: otherCities.length === 0 ? onlyCity?.id : null,
  };
  return (
    <>
      <BackLink to={back}>{nameOf(clinic.names)}</BackLink>
      <Page title={branch ? nameOf(branch.names) : t('branch.add')}>
        <div className={columns.stack}>
          <RecordForm
            initial={branch ?? blank}
            fields={[
              content.names,
              {
                kind: 'choice',
                name: 'city_id',
                required: true,
                label: t('form.city'),
                options: cities,
              },
              { kind: 'texts', name: 'addresses', label: t('branch.address'), required: true },
              {
                kind: 'point',
                name: 'point',
                required: true,
                label: t('form.point'),
                hint: t('form.pointHint'),
              },
              content.phone,
              { kind: 'choice', name: 'city_area_id', label: t('branch.area'), options: areas },
              content.directions,
              content.parking,
              content.is_wheelchair_accessible,
              content.cancel_hours,
            ]}
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
