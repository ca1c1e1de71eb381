import type { Import } from '#shared/contract/staff/imports/import-schemas.ts';
import type { VisitPreview as Preview } from '#shared/contract/staff/imports/visit-schemas.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import styles from '../imports.module.css';
import { ApplyButton } from '../preview/apply-button.tsx';
import type { ImportEdit } from '../use-import-edit.ts';
import { EnteredVisits } from './entered-visits.tsx';
import { LeftRows } from './left-rows.tsx';

interface VisitPreviewProps {
  shown: Import;
  preview: Preview;
  edit: ImportEdit;
}

/** Shows the visits that are entered and those that are not, and enters them. */
export function VisitPreview({ shown, preview, edit }: VisitPreviewProps) {
  const t = useText('visit-imports');
  const format = useFormat();
  const { entered, left, fingerprint, reminds } = preview;
  const counts = (['same', 'past', 'ignored'] as const).filter((count) => preview[count] > 0);
  return (
    <section aria-labelledby="preview-title" className={styles.stack}>
      <h2 id="preview-title" className={styles.subtitle}>
        {t('preview.title')}
      </h2>
      {counts.length === 0 ? null : (
        <p className={styles.quiet}>
          {counts
            .map((count) => t(`preview.${count}`, { number: format.number(preview[count]) }))
            .join(' ')}
        </p>
      )}
      {preview.unconfirmed === 0 ? null : (
        <Notice tone="warning">
          {t('preview.unconfirmed', { number: format.number(preview.unconfirmed) })}
        </Notice>
      )}
      {preview.outside_hours === 0 ? null : (
        <Notice tone="warning">
          {t('preview.outside', { number: format.number(preview.outside_hours) })}
        </Notice>
      )}
      <EnteredVisits shown={shown} entered={entered} />
      <LeftRows lines={left.lines} count={left.count} />
      <div>
        <CheckboxField
          name="reminds"
          label={t('preview.reminds')}
          value={reminds}
          onChange={(isChosen) =>
            edit.run((api) => api.chooseImport({ id: shown.id, reminds: isChosen }))
          }
        />
        <p className={styles.quiet}>{t('preview.remindsNote')}</p>
      </div>
      <ApplyButton id={shown.id} fingerprint={fingerprint} total={entered.count} edit={edit}>
        {t('preview.apply', { number: format.number(entered.count) })}
      </ApplyButton>
    </section>
  );
}
