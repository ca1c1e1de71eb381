import { useState } from 'react';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { PricePreview } from '#shared/contract/clinic-data/imports/prices/price-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import type { ImportEdit } from '../use-import-edit.ts';

interface UnplacedServicesProps {
  shown: Import;
  preview: PricePreview;
  nameOf: (service: PricePreview['unplaced'][number]) => string;
  edit: ImportEdit;
}

/** Shows the services that no doctor offers yet, and chooses the doctors who get them. */
export function UnplacedServices(props: UnplacedServicesProps) {
  const t = useText('imports');
  const { preview, nameOf } = props;
  const canAdd = preview.addable.length > 0;
  return (
    <div className={styles.stack}>
      <h3 className={styles.name}>{t('preview.unplaced')}</h3>
      <p className={styles.quiet}>{t(canAdd ? 'preview.unplacedNote' : 'unapproved.unplaced')}</p>
      {canAdd ? (
        <PlaceForm {...props} />
      ) : (
        <ul className={styles.list}>
          {preview.unplaced.map((each) => (
            <li key={each.service_id} className={styles.row}>
              {nameOf(each)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PlaceForm({ shown, preview, nameOf, edit }: UnplacedServicesProps) {
  const t = useText('imports');
  const { unplaced, addable } = preview;
  const [services, setServices] = useState<readonly string[] | null>(null);
  const [schedules, setSchedules] = useState<readonly string[] | null>(null);
  const isOpen = (id: string) => unplaced.some(({ service_id: service }) => String(service) === id);
  const service_ids = (services ?? []).filter(isOpen).map(Number);
  const schedule_ids = (schedules ?? []).map(Number);
  return (
    <>
      <MultiSelect
        name="services"
        label={t('preview.services')}
        options={unplaced.map((each) => ({
          value: String(each.service_id),
          label: nameOf(each),
        }))}
        value={services}
        onChange={setServices}
      />
      {service_ids.length === 0 ? null : (
        <MultiSelect
          name="schedules"
          label={t('preview.doctors')}
          options={shown.schedules
            .filter(({ id }) => addable.includes(id))
            .map(({ id, doctor, branch }) => ({
              value: String(id),
              label: `${doctor}, ${branch}`,
            }))}
          value={schedules}
          onChange={setSchedules}
        />
      )}
      {service_ids.length === 0 || schedule_ids.length === 0 ? null : (
        <div>
          <Button
            variant="secondary"
            size="sm"
            inProgress={edit.isPending}
            onClick={() =>
              edit.run((api) => api.chooseImport({ id: shown.id, service_ids, schedule_ids }))
            }
          >
            {t('preview.place')}
          </Button>
        </div>
      )}
    </>
  );
}
