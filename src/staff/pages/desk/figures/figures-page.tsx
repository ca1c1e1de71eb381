import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FIGURE_WEEKS, type FigureWeeks } from '#shared/domain/desk/figures.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { useState } from 'react';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { DemandFigure } from './demand-figure.tsx';
import { FillFigure } from './fill-figure.tsx';
import { NoShowFigure } from './no-show-figure.tsx';
import { ShareFigures } from './share-figures.tsx';
import { ThirdNextFigure } from './third-next-figure.tsx';
import { figuresCsv } from './figures-csv.ts';
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
