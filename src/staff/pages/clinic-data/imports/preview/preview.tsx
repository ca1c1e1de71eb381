import type {
  Import,
  ImportLine,
  ImportPreview,
} from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { Faults } from '../faults.tsx';
import { ApplyButton } from './apply-button.tsx';
import { KeptLines } from './kept-lines.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLines } from './preview-lines.tsx';
import { UnplacedServices } from './unplaced-services.tsx';
import type { ImportEdit } from '../use-import-edit.ts';

interface PreviewProps {
  shown: Import;
  preview: ImportPreview;
  edit: ImportEdit;
}

/** Shows what the import would change and what it leaves out, and applies it. */
export function Preview({ shown, preview, edit }: PreviewProps) {
  const t = useText('imports');
  const format = useFormat();
  const { created, changed, overwrite, unplaced, fingerprint } = preview;
  const total = created.count + changed.count;
  const counted = (name: 'same' | 'ignored' | 'unconfirmed') => ({
    count: preview[name],
    text: (number: string) => t(`preview.${name}`, { number }),
  });
  const nameOf = (line: Pick<ImportLine, 'service_id'>) =>
    shown.services.find(({ id }) => id === line.service_id)?.name ?? '';
  const keep = (offer: number) => {
    const marked = overwrite.filter((id) => id !== offer);
    edit.run((api) => api.chooseImport({ id: shown.id, overwrite: marked }));
  };
  return (
    <PreviewFrame
      title={t('preview.title')}
      quiet={[counted('same'), counted('ignored')]}
      warnings={[counted('unconfirmed')]}
    >
      {unplaced.length === 0 ? null : (
        <UnplacedServices shown={shown} unplaced={unplaced} edit={edit} />
      )}
      <PreviewLines
        title={t('counts.changed')}
        group={changed}
        nameOf={nameOf}
        action={({ offer_id: offer }) =>
          offer === null || !overwrite.includes(offer) ? null : (
            <Button variant="quiet" size="sm" onClick={() => keep(offer)}>
              {t('kept.keep')}
            </Button>
          )
        }
      />
      <PreviewLines title={t('counts.created')} group={created} nameOf={nameOf} />
      <KeptLines id={shown.id} preview={preview} nameOf={nameOf} edit={edit} />
      <Faults preview={preview} />
      <ApplyButton id={shown.id} fingerprint={fingerprint} total={total} edit={edit}>
        {t('preview.apply', { number: format.number(total) })}
      </ApplyButton>
    </PreviewFrame>
  );
}
