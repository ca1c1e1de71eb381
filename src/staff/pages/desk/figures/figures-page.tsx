import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FIGURE_WEEKS, type FigureWeeks } from '#shared/domain/desk/figures.ts';
import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { useFormat } from '#staff/lib/format.ts';
import { DemandFigure } from './demand-figure.tsx';
import { FillFigure } from './fill-figure.tsx';
import { ShareFigures } from './share-figures.tsx';
import { figuresCsv } from './figures-csv.ts';
import { FigureTable } from './figure-table.tsx';
import { shareOf } from './share-of.ts';
import styles from './figures.module.css';

/** The figures of the branches of the account, each with its denominator. */
export function FiguresPage() {
  const t = useText('figures');
  const { api } = useStaffApp();
  const [weeks, setWeeks] = useState<FigureWeeks>('13');
  const query = useQuery({
    queryKey: ['figures', weeks],
    queryFn: () => api.figures({ weeks }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <p className={common.note}>{t('note')}</p>
        <div className={common.line} role="group" aria-label={t('period')}>
          {FIGURE_WEEKS.map((each) => (
            <Chip key={each} pressed={each === weeks} onClick={() => setWeeks(each)}>
              {t('weeks', { count: Number(each) })}
            </Chip>
          ))}
          {query.data === undefined ? null : (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                if (query.data !== undefined) download(figuresCsv(query.data));
              }}
            >
              {t('export')}
            </Button>
          )}
        </div>
        <QueryView query={query}>
          {(figures) => (
            <>
              <FillFigure fill={figures.fill} />
              <ShareFigures figures={figures} />
              <NoShowFigure rows={figures.no_shows} />
              <DemandFigure rows={figures.demand} />
              <ThirdNextFigure rows={figures.third_next} />
            </>
          )}
        </QueryView>
      </div>
    </Page>
  );
}

function download(csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vizit-figures.csv';
  link.click();
  URL.revokeObjectURL(url);
}

/** The days until the third next available start of each offer; the longest first. */
function ThirdNextFigure({ rows }: { rows: Figures['third_next'] }) {
  const t = useText('figures');
  const format = useFormat();
  return (
    <FigureTable
      title={t('third.title')}
      text={t('third.text')}
      empty={t('noData')}
      head={[t('third.doctor'), t('third.service'), t('third.days')]}
      rows={rows.map(({ doctor, service, days }) => ({
        key: `${doctor} ${service}`,
        heading: doctor,
        cells: [service, days === null ? t('third.none') : format.number(days)],
      }))}
    />
  );
}

/** The patients who did not come, by the time since the booking and by reminder. */
function NoShowFigure({ rows }: { rows: Figures['no_shows'] }) {
  const t = useText('figures');
  const format = useFormat();
  return (
    <FigureTable
      title={t('noShow.title')}
      text={t('noShow.text')}
      empty={t('noData')}
      head={[
        t('noShow.lead'),
        t('noShow.reminder'),
        t('noShow.count'),
        t('noShow.appointments'),
        t('share'),
      ]}
      rows={rows.map((row) => ({
        key: `${row.lead} ${row.is_reminded}`,
        heading: t(`leads.${row.lead}`),
        cells: [
          t(row.is_reminded ? 'yes' : 'no'),
          format.number(row.no_shows),
          format.number(row.appointments),
          format.percent(shareOf(row.no_shows, row.appointments) ?? 0),
        ],
      }))}
    />
  );
}
