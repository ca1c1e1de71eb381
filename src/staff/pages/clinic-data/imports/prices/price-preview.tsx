import { useState } from 'react';
import type { PriceLine } from '#shared/contract/clinic-data/imports/prices/price-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import type { PreviewProps } from '../kind-pages.ts';
import { ApplyButton } from '../preview/apply-button.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { KeptLines } from './kept-lines.tsx';
import { PriceFaults } from './price-faults.tsx';
import { PriceLines } from './price-lines.tsx';
import { UnplacedServices } from './unplaced-services.tsx';

/** Shows what the import would change and what it leaves out, and applies it. */
export function PricePreview({ shown, preview, edit }: PreviewProps<'prices'>) {
  const t = useText('imports');
  const format = useFormat();
  const [pressed, setPressed] = useState('');
  const { created, changed, held, unapproved, confirmed, overwrite, unplaced, fingerprint } =
    preview;
  const total = created.count + changed.count;
  const counted = (
    name: 'same' | 'ignored' | 'unconfirmed' | 'unknown_doctor' | 'other_doctor',
  ) => ({
    count: preview[name],
    text: (number: string) => t(`preview.${name}`, { number }),
  });
  const nameOf = (line: Pick<PriceLine, 'service_id'>) =>
    shown.services.find(({ id }) => id === line.service_id)?.name ?? '';
  const keep = (offer: number) => {
    const marked = overwrite.filter((id) => id !== offer);
    edit.run((api) => api.chooseImport({ id: shown.id, overwrite: marked }));
  };
  const confirm = (prices: typeof confirmed) =>
    edit.run((api) => api.chooseImport({ id: shown.id, confirmed: prices }));
  const buttonOf = (
    subject: string,
    text: string,
    variant: 'secondary' | 'quiet',
    run: () => void,
  ) => {
    const label = `${text}: ${subject}`;
    const press = () => {
      if (edit.isPending) return;
      setPressed(label);
      run();
    };
    return (
      <Button
        variant={variant}
        size="sm"
        inProgress={edit.isPending && pressed === label}
        aria-label={label}
        onClick={press}
      >
        {text}
      </Button>
    );
  };
  // A confirmation is of every doctor with the service in the row.
  const rowOf = (line: PriceLine) =>
    `${nameOf(line)}, ${t('place.row', { row: String(line.row) })}`;
  const offerOf = (line: PriceLine) => `${nameOf(line)}, ${line.doctor}, ${line.branch}`;
  const confirmPrice = (line: PriceLine) => {
    const { row, service_id } = line;
    return buttonOf(rowOf(line), t('held.confirm'), 'secondary', () =>
      confirm([...confirmed, { row, service_id }]),
    );
  };
  const holdPrice = (line: PriceLine) => {
    const others = confirmed.filter(
      (price) => price.row !== line.row || price.service_id !== line.service_id,
    );
    return others.length === confirmed.length
      ? null
      : buttonOf(rowOf(line), t('held.hold'), 'quiet', () => confirm(others));
  };
  const changedAction = (line: PriceLine) => {
    const { offer_id: offer } = line;
    if (offer === null || !overwrite.includes(offer)) return holdPrice(line);
    return buttonOf(offerOf(line), t('kept.keep'), 'quiet', () => keep(offer));
  };
  return (
    <PreviewFrame
      title={t('preview.title')}
      quiet={[counted('same'), counted('ignored'), counted('other_doctor')]}
      warnings={[counted('unconfirmed'), counted('unknown_doctor')]}
    >
      {unplaced.length === 0 ? null : (
        <UnplacedServices shown={shown} preview={preview} nameOf={nameOf} edit={edit} />
      )}
      {held.count === 0 ? null : <Notice tone="warning">{t('held.note')}</Notice>}
      <PriceLines title={t('held.title')} group={held} nameOf={nameOf} action={confirmPrice} />
      <PriceLines
        title={t('counts.changed')}
        group={changed}
        nameOf={nameOf}
        action={changedAction}
      />
      <PriceLines title={t('counts.created')} group={created} nameOf={nameOf} action={holdPrice} />
      {unapproved.count === 0 ? null : <Notice tone="warning">{t('unapproved.note')}</Notice>}
      <PriceLines title={t('unapproved.title')} group={unapproved} nameOf={nameOf} />
      <KeptLines id={shown.id} preview={preview} nameOf={nameOf} edit={edit} />
      <PriceFaults preview={preview} />
      <ApplyButton id={shown.id} fingerprint={fingerprint} total={total} edit={edit}>
        {t('preview.apply', { number: format.number(total) })}
      </ApplyButton>
    </PreviewFrame>
  );
}
