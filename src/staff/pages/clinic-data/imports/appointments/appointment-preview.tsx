import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import type { PreviewProps } from '../kind-pages.ts';
import { ApplyButton } from '../preview/apply-button.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { EnteredAppointments } from './entered-appointments.tsx';
import { LeftRows } from './left-rows.tsx';

/** Shows the appointments that are entered and those that are not, and enters them. */
export function AppointmentPreview({ shown, preview, edit }: PreviewProps<'appointments'>) {
  const t = useText('appointment-imports');
  const format = useFormat();
  const { entered, left, fingerprint, reminds } = preview;
  const counted = (name: 'same' | 'past' | 'ignored' | 'unconfirmed') => ({
    count: preview[name],
    text: (number: string) => t(`preview.${name}`, { number }),
  });
  return (
    <PreviewFrame
      title={t('preview.title')}
      quiet={[counted('same'), counted('past'), counted('ignored')]}
      warnings={[
        counted('unconfirmed'),
        { count: preview.outside_hours, text: (number) => t('preview.outside', { number }) },
      ]}
    >
      <EnteredAppointments shown={shown} entered={entered} />
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
    </PreviewFrame>
  );
}
