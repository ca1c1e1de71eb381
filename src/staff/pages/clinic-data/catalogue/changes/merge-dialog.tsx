import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP, useSaved } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import type { CatalogueRow } from '../catalogue-kind.ts';
import styles from './changes.module.css';
import { ImpactList, useImpact } from './impact-list.tsx';
import { mergeCandidates } from './merge-candidates.ts';
import { MergePreview } from './merge-preview.tsx';

interface MergeDialogProps {
  kind: CatalogueKind;
  catalogue: Catalogue;
  row: CatalogueRow;
  onClose: () => void;
}

/** Chooses the row that a row is merged into, shows the result, and asks before it. */
export function MergeDialog({ kind, catalogue, row, onClose }: MergeDialogProps) {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const saved = useSaved();
  const [chosen, setChosen] = useState('');
  const rows = { kind, id: row.id, into: Number(chosen) };
  const impact = useImpact(kind, row.id);
  const preview = useQuery({
    queryKey: [SETUP, 'merge', kind, row.id, chosen],
    queryFn: () => api.mergeRows({ ...rows, intent: 'preview' }),
    enabled: chosen !== '',
    gcTime: 0,
  });
  const merge = useMutation({
    mutationFn: () => api.mergeRows({ ...rows, intent: 'confirm' }),
    onSuccess: () => saved('/catalogue'),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('merge.title', { name: nameOf(row.names) })}
      size="lg"
      footer={
        <div className={styles.actions}>
          {preview.data === undefined ? null : (
            <Button variant="danger" inProgress={merge.isPending} onClick={() => merge.mutate()}>
              {t('merge.confirm')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <FailureNotice error={merge.error} />
        <p>{t('merge.text')}</p>
        <SelectField
          name="into"
          label={t('merge.into')}
          placeholder={t('merge.choose')}
          options={mergeCandidates(catalogue, kind, row).map((other) => ({
            value: String(other.id),
            label: nameOf(other.names),
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <QueryView query={impact}>{(data) => <ImpactList impact={data} />}</QueryView>
        {chosen === '' ? null : (
          <QueryView query={preview}>{(result) => <MergePreview merge={result} />}</QueryView>
        )}
      </div>
    </Dialog>
  );
}
