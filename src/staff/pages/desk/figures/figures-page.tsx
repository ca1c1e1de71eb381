import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { FIGURE_WEEKS } from '#shared/domain/desk/figures.ts';
import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { ChipGroup } from '#staff/ui/chip-group.tsx';
import { ListTools } from '#staff/ui/list/list-tools.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { DemandFigure } from './demand-figure.tsx';
import { FillFigure } from './fill-figure.tsx';
import { figuresCsv } from './figures-csv.ts';
import { KeyFigures } from './key-figures.tsx';
import { NoShowFigure } from './no-show-figure.tsx';
import { ThirdNextFigure } from './third-next-figure.tsx';

const DEFAULT_WEEKS = '13';

/** The figures of the branches of the account, each with its denominator. */
export function FiguresPage() {
  const t = useText('figures');
  const { api } = useStaffApp();
  const { get, choose } = useUrlFilters();
  const weeks = FIGURE_WEEKS.find((each) => each === get('weeks')) ?? DEFAULT_WEEKS;
  const query = useQuery({
    queryKey: ['figures', weeks],
    queryFn: () => api.figures({ weeks }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Page
      title={t('title')}
      aside={
        data === undefined ? null : (
          <Button variant="secondary" size="sm" onClick={() => download(figuresCsv(data))}>
            <Icon of={Download} size={16} /> {t('export')}
          </Button>
        )
      }
    >
      <div className={common.grid}>
        <ListTools>
          <ChipGroup
            label={t('period')}
            options={FIGURE_WEEKS.map((value) => ({
              value,
              label: t('weeks', { count: Number(value) }),
            }))}
            value={weeks}
            onChoose={(value) => choose('weeks', value)}
          />
        </ListTools>
        <QueryView query={query}>
          {(figures) => (
            <>
              <Period figures={figures} />
              <KeyFigures figures={figures} />
              <FillFigure figures={figures} />
              <NoShowFigure rows={figures.no_shows} />
              <ThirdNextFigure rows={figures.third_next} />
              <DemandFigure rows={figures.demand} />
            </>
          )}
        </QueryView>
      </div>
    </Page>
  );
}

/** Says of which days the figures are, and with which they are compared. */
function Period({ figures: { first_day: first, last_day: last, before } }: { figures: Figures }) {
  const t = useText('figures');
  const { language } = useStaffApp();
  const days = (from: string, to: string) =>
    `${formatDay(from, language, 'year')} – ${formatDay(to, language, 'year')}`;
  const compared =
    before === null
      ? t('noBefore')
      : t('compared', { days: days(before.first_day, before.last_day) });
  return (
    <div className={common.note}>
      <p>
        <strong>{days(first, last)}</strong>
      </p>
      <p>{compared}</p>
      <p>{t('note')}</p>
    </div>
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
