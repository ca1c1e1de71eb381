import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { AccountManagerContact } from '#staff/ui/account-manager.tsx';
import { FaultyCells } from '../faulty-cells.tsx';
import type { PreviewProps } from '../kind-pages.ts';
import { ApplyButton } from '../preview/apply-button.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { DoctorLines } from './doctor-lines.tsx';

/** Shows which doctors are added and changed, and which values stay, and applies it. */
export function DoctorPreview({ shown, preview, edit }: PreviewProps<'doctors'>) {
  const t = useText('doctor-imports');
  const format = useFormat();
  const { created, changed, kept, same, unconfirmed, faults, fingerprint } = preview;
  const total = created.count + changed.count;
  return (
    <PreviewFrame
      title={t('preview.title')}
      quiet={[{ count: same, text: (number) => t('preview.same', { number }) }]}
      warnings={[{ count: unconfirmed, text: (number) => t('preview.unconfirmed', { number }) }]}
    >
      {preview.hides_new && created.count > 0 ? (
        <Notice tone="info">
          {t('preview.hidesNew')}
          <AccountManagerContact />
        </Notice>
      ) : null}
      <DoctorLines title={t('preview.created')} group={created} shown={shown} />
      <DoctorLines title={t('preview.changed')} group={changed} shown={shown} />
      <DoctorLines title={t('preview.kept')} group={kept} shown={shown} />
      <FaultyCells
        title={t('faults.title', { number: format.number(faults.length) })}
        lines={faults.map((line) => ({ ...line, reason: t(`faults.${line.fault}`) }))}
      />
      <ApplyButton id={shown.id} fingerprint={fingerprint} total={total} edit={edit}>
        {t('preview.apply', { number: format.number(total) })}
      </ApplyButton>
    </PreviewFrame>
  );
}
