import type { HourLine } from '#shared/contract/clinic-data/imports/hours/hour-schemas.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { FaultyCells } from '../faulty-cells.tsx';
import styles from '../imports.module.css';
import type { PreviewProps } from '../kind-pages.ts';
import { ApplyButton } from '../preview/apply-button.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { HourLines } from './hour-lines.tsx';

/** Shows which hours change, which stay, and which leave appointments outside, and applies them. */
export function HourPreview({ shown, preview, edit }: PreviewProps<'hours'>) {
  const t = useText('hour-imports');
  const format = useFormat();
  const { changed, kept, displaced, refused, faults, fingerprint } = preview;
  const { id } = shown;
  const counted = (name: 'same' | 'ignored' | 'unconfirmed') => ({
    count: preview[name],
    text: (number: string) => t(`preview.${name}`, { number }),
  });
  /** A box that adds a schedule to a choice, or takes it back. */
  const choice = (name: 'overwrite' | 'displace', label: string) => (line: HourLine) => {
    const { schedule_id: schedule } = line;
    const chosen: readonly number[] = preview[name];
    return (
      <CheckboxField
        name={`${name}-${schedule}`}
        label={label}
        value={chosen.includes(schedule)}
        onChange={(isChosen) => {
          const others = chosen.filter((each) => each !== schedule);
          const ids = isChosen ? [...others, schedule] : others;
          edit.run((api) => api.chooseImport({ id, [name]: ids }));
        }}
      />
    );
  };
  const overwrite = choice('overwrite', t('preview.overwrite'));
  const displace = choice('displace', t('preview.confirm'));
  const marked = ({ schedule_id: schedule }: HourLine) =>
    preview.displace.includes(schedule) || preview.overwrite.includes(schedule);
  return (
    <PreviewFrame
      title={t('preview.title')}
      quiet={[counted('same'), counted('ignored')]}
      warnings={[counted('unconfirmed')]}
    >
      <HourLines
        title={t('preview.changed')}
        group={changed}
        shown={shown}
        action={(line) =>
          marked(line) ? (line.appointments > 0 ? displace(line) : overwrite(line)) : null
        }
      />
      {displaced.count === 0 ? null : <Notice tone="warning">{t('preview.displacedNote')}</Notice>}
      <HourLines title={t('preview.displaced')} group={displaced} shown={shown} action={displace} />
      {kept.count === 0 ? null : <p className={styles.quiet}>{t('preview.keptNote')}</p>}
      <HourLines title={t('preview.kept')} group={kept} shown={shown} action={overwrite} />
      <HourLines title={t('preview.refused')} group={refused} shown={shown} />
      <FaultyCells
        title={t('faults.title', { number: format.number(faults.length) })}
        lines={faults.map((line) => ({ ...line, reason: t(`faults.${line.fault}`) }))}
      />
      <ApplyButton id={id} fingerprint={fingerprint} total={changed.count} edit={edit}>
        {t('preview.apply', { number: format.number(changed.count) })}
      </ApplyButton>
    </PreviewFrame>
  );
}
