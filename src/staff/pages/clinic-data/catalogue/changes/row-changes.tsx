import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSaved } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { cataloguePath, type CatalogueRow } from '../catalogue-kind.ts';
import styles from './changes.module.css';
import { ImpactDialog } from './impact-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

interface RowChangesProps {
  kind: CatalogueKind;
  catalogue: Catalogue;
  row: CatalogueRow;
}

type Change = 'slug' | 'hide' | 'show' | 'delete';

/** The changes that reach further than a form: slug, hiding, merging and deleting. */
export function RowChanges({ kind, catalogue, row }: RowChangesProps) {
  const t = useText('catalogue');
  const { api } = useStaffApp();
  const saved = useSaved();
  const [change, setChange] = useState<Change | 'merge' | null>(null);
  const [slug, setSlug] = useState('slug' in row ? row.slug : '');
  const { id } = row;
  const apply = useMutation({
    mutationFn: (name: Change) => {
      if (name === 'slug') return api.changeSlug({ kind, id, slug });
      if (name === 'delete') return api.deleteRow({ kind, id });
      return api.activateRow({ kind, id, is_active: name === 'show' });
    },
    onSuccess: () => saved(cataloguePath(kind)),
  });
  const open = (next: Change | 'merge' | null) => {
    apply.reset();
    setChange(next);
  };
  const visibility = row.is_active ? 'hide' : 'show';
  return (
    <Card tag="section" className={styles.changes}>
      <h2 className={common.title}>{t('changes.title')}</h2>
      <div className={common.actions}>
        {/* A category has no page of its own that the old address could lead to. */}
        {'slug' in row && kind !== 'categories' ? (
          <Button variant="secondary" size="sm" onClick={() => open('slug')}>
            {t('changes.slug.action')}
          </Button>
        ) : null}
        <Button variant="secondary" size="sm" onClick={() => open(visibility)}>
          {t(`changes.${visibility}.action`)}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => open('merge')}>
          {t('merge.action')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => open('delete')}>
          {t('changes.delete.action')}
        </Button>
      </div>
      {change === 'merge' ? (
        <MergeDialog
          kind={kind}
          catalogue={catalogue}
          row={row}
          onMerged={() => saved(cataloguePath(kind))}
          onClose={() => open(null)}
        />
      ) : null}
      {change === null || change === 'merge' ? null : (
        <ImpactDialog
          kind={kind}
          row={row}
          change={change}
          failure={apply.error}
          inProgress={apply.isPending}
          onConfirm={() => apply.mutate(change)}
          onClose={() => open(null)}
        >
          {change === 'slug' ? (
            <TextField
              name="slug"
              label={t('changes.slug.label')}
              hint={t('changes.slug.hint')}
              value={slug}
              onChange={setSlug}
              takesFocus
            />
          ) : null}
        </ImpactDialog>
      )}
    </Card>
  );
}
