import { useParams } from 'react-router';
import type { PreparationList } from '#shared/contract/clinic-data/preparations/preparations.ts';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RowList } from '#staff/ui/row-list.tsx';
import { BackToClinic } from '#staff/ui/page/back-to-clinic.tsx';
import { isEmptyPreparation } from '#staff/ui/preparation/preparation-record.ts';
import { sharedPreparation } from './shared-preparation.ts';
import { usePreparations } from './use-preparations.ts';

type Service = PreparationList['services'][number];

/** The preparation for each service: of a clinic in the console, of the own branches in the cabinet. */
export function PreparationsPage() {
  const { clinic } = useParams();
  const t = useText('preparations');
  const nameOf = useNameOf();
  const query = usePreparations(clinic);
  const base = clinic === undefined ? '' : `/clinics/${clinic}`;
  return (
    <>
      <BackToClinic clinic={clinic} />
      <Page title={t('title')}>
        <div className={columns.stack}>
          <p>{t('hint')}</p>
          <QueryView query={query}>
            {({ services }) => (
              <RowList
                title={t('services')}
                empty={t('empty')}
                rows={services.map((service) => ({
                  key: service.id,
                  name: nameOf(service.names),
                  href: `${base}/preparations/${service.id}`,
                  note: <Summary service={service} />,
                }))}
              />
            )}
          </QueryView>
        </div>
      </Page>
    </>
  );
}

function Summary({ service }: { service: Service }) {
  const t = useText('preparations');
  const summarise = usePreparationSummary();
  const { preparation, isOwn, differs } = sharedPreparation(service, service.branch_ids);
  if (differs) return <Badge>{t('differs')}</Badge>;
  return (
    <>
      {summarise(preparation)} {isOwn ? <Badge>{t('own')}</Badge> : null}
    </>
  );
}

/** Returns a function that lists the steps of a preparation in one line. */
function usePreparationSummary(): (preparation: Preparation | null) => string {
  const t = useText('preparations');
  return (preparation) => {
    if (preparation === null || isEmptyPreparation(preparation)) return t('none');
    const { steps, notes } = preparation;
    const parts = steps.map(({ kind, amount }) =>
      amount === null ? t(`steps.${kind}`) : `${t(`steps.${kind}`)}: ${amount}`,
    );
    return [...parts, ...(Object.keys(notes).length > 0 ? [t('note')] : [])].join(' · ');
  };
}
