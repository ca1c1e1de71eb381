import { useState } from 'react';
import type {
  PriceLine,
  PricePreview,
} from '#shared/contract/clinic-data/imports/prices/price-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import { PriceLines } from './price-lines.tsx';
import type { ImportEdit } from '../use-import-edit.ts';

interface KeptLinesProps {
  id: number;
  preview: PricePreview;
  nameOf: (line: PriceLine) => string;
  edit: ImportEdit;
}

/** The offers that a person entered or edited, which stay unless they are chosen here. */
export function KeptLines({ id, preview, nameOf, edit }: KeptLinesProps) {
  const t = useText('imports');
  const format = useFormat();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { kept: group, overwrite } = preview;
  if (group.count === 0) return null;
  const offers = group.lines.flatMap(({ offer_id: offer }) => offer ?? []);

  function toggle(offer: number, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(offer);
    else next.delete(offer);
    setChosen(next);
  }

  /** Those that were marked before stay marked. */
  function save() {
    const marked = Array.from(new Set([...overwrite, ...chosen]));
    edit.run((api) => api.chooseImport({ id, overwrite: marked }));
    setChosen(new Set());
  }

  return (
    <div className={styles.stack}>
      <PriceLines
        title={t('counts.kept')}
        group={group}
        nameOf={nameOf}
        action={({ offer_id: offer, edited_by: editor }) =>
          offer === null ? null : (
            <CheckboxField
              name={`overwrite-${offer}`}
              label={editor === null ? t('kept.overwrite') : t('kept.overwriteOf', { editor })}
              value={chosen.has(offer)}
              onChange={(isChosen) => toggle(offer, isChosen)}
            />
          )
        }
      />
      <p className={styles.quiet}>{t('kept.note')}</p>
      <div className={styles.form}>
        <Button variant="quiet" size="sm" onClick={() => setChosen(new Set(offers))}>
          {t('kept.all')}
        </Button>
        <Button variant="secondary" size="sm" disabled={chosen.size === 0} onClick={save}>
          {t('kept.save', { number: format.number(chosen.size) })}
        </Button>
      </div>
    </div>
  );
}
