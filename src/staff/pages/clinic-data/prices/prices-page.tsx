import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { MAX_PRICE_CHANGES } from '#shared/contract/clinic-data/prices/limits.ts';
import type { PriceCell, PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { SETUP, useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { BackToClinic } from '#staff/ui/page/back-to-clinic.tsx';
import { OwnClinicLink } from '#staff/ui/own-clinic-link.tsx';
import { AddOfferDialog, type OfferPlace } from './add-offer-dialog.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { PlannedPrices } from './planned-prices.tsx';
import { PriceChanges } from './price-changes.tsx';
import { PriceHistory } from './price-history.tsx';
import { PriceTable } from './price-table.tsx';
import styles from './prices.module.css';
import { usePriceEdits, type PlannedFollowUps, type PriceEdit } from './use-price-edits.ts';
import { usePriceLine } from './use-price-line.ts';

/** The prices: of a clinic in the console, of the own clinics in the cabinet. */
export function PricesPage() {
  const { clinic } = useParams();
  const t = useText('prices');
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: [SETUP, 'prices', clinic],
    queryFn: () => api.prices(clinic === undefined ? {} : { clinic: Number(clinic) }),
  });
  return (
    <>
      <BackToClinic clinic={clinic} />
      <Page title={t('title')}>
        <QueryView query={query}>
          {(grid) =>
            grid.columns.length === 0 ? (
              <>
                <p className={styles.note}>{t('empty')}</p>
                <OwnClinicLink />
              </>
            ) : (
              <Grid grid={grid} />
            )
          }
        </QueryView>
      </Page>
    </>
  );
}

function Grid({ grid }: { grid: PriceGrid }) {
  const t = useText('prices');
  const format = useFormat();
  const { api } = useStaffApp();
  const refresh = useRefreshSetup();
  const showToast = useToast();
  const { nameOfCell } = usePriceLine(grid);
  const [focused, setFocused] = useState<number | null>(null);
  const cell = grid.cells.find(({ id }) => id === focused) ?? null;
  const [added, setAdded] = useState<OfferPlace | null>(null);
  const [followUp, setFollowUp] = useState<PriceCell | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const edits = usePriceEdits(
    grid,
    grid.columns.map((column) => column.schedule_id),
  );

  async function save(day: string | null, followUps: PlannedFollowUps) {
    setIsSaving(true);
    setFailure(null);
    const saved: PriceEdit[] = [];
    try {
      while (saved.length < edits.edits.length) {
        const part = edits.edits.slice(saved.length, saved.length + MAX_PRICE_CHANGES);
        const changes = part.map(({ cell, price }) => ({
          id: cell.id,
          price,
          seen_price: cell.price,
          planned_id: cell.planned?.id ?? null,
        }));
        const plans = changes.map((change) => {
          const next = followUps.get(change.id);
          return next === undefined ? change : { ...change, follow_up_price: next };
        });
        await (day === null
          ? api.savePrices({ changes: changes.map(({ planned_id: _id, ...change }) => change) })
          : api.planPrices({ starts_on: day, changes: plans }));
        saved.push(...part);
      }
      showToast({
        tone: 'success',
        message: t(day === null ? 'saved' : 'planned.saved', {
          number: format.number(saved.length),
        }),
      });
    } catch (error) {
      setFailure(error);
    }
    // Also after a failure: another attempt names the prices that are shown then.
    await refresh();
    edits.forget(saved);
    setIsSaving(false);
  }

  return (
    <>
      <p className={styles.note}>{t('hint')}</p>
      <FailureNotice error={failure} />
      <PriceTable
        services={grid.services}
        columns={grid.columns}
        edits={edits}
        onFocus={({ id }) => setFocused(id)}
        onFollowUp={setFollowUp}
        onAdd={setAdded}
      />
      {added === null ? null : <AddOfferDialog place={added} onClose={() => setAdded(null)} />}
      {followUp === null ? null : (
        <FollowUpDialog
          cell={followUp}
          name={nameOfCell(followUp)}
          onClose={() => setFollowUp(null)}
        />
      )}
      <PriceHistory
        cell={cell}
        name={cell === null ? '' : nameOfCell(cell)}
        onFollowUp={setFollowUp}
      />
      <PriceChanges
        grid={grid}
        edits={edits}
        isSaving={isSaving}
        onSave={(day, followUps) => void save(day, followUps)}
      />
      <PlannedPrices grid={grid} />
    </>
  );
}
