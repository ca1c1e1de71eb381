import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { countryOf } from '#shared/countries/index.ts';
import { TEXT_SUBJECTS } from '#shared/domain/clinic-data/texts/text-fields.ts';
import { SPOKEN_LANGUAGES } from '#shared/i18n/spoken-languages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FilterSelect } from '#staff/ui/list/filter-select.tsx';
import { ListTools } from '#staff/ui/list/list-tools.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { useChangeQuery } from '#staff/lib/use-change-query.ts';
import { RowList } from '#staff/ui/row-list.tsx';
import common from '#staff/ui/common.module.css';

const PAGE_SIZE = 50;

/** The queue of the copywriter: rows with texts that are missing or not checked. */
export function TextsPage() {
  const t = useText('texts');
  const nameOf = useNameOf();
  const { api, country, language: ownLanguage } = useStaffApp();
  const { locales } = countryOf(country);
  const [params] = useSearchParams();
  const change = useChangeQuery();
  const subject = TEXT_SUBJECTS.find((subject) => subject === params.get('subject')) ?? null;
  const language = locales.find((locale) => locale === params.get('language')) ?? null;
  const search = params.size === 0 ? '' : `?${params.toString()}`;
  const limit = PAGE_SIZE * Number(params.get('pages') ?? 1);
  const query = useQuery({
    queryKey: [SETUP, 'texts', 'queue', subject, language, limit],
    queryFn: () =>
      api.texts({
        ...(subject === null ? {} : { subject }),
        ...(language === null ? {} : { language }),
        limit: Math.min(limit, MAX_ROWS),
      }),
    placeholderData: keepPreviousData,
  });
  const choose = (name: 'subject' | 'language', value: string) => {
    change((next) => {
      next.delete('pages');
      if (value === '') next.delete(name);
      else next.set(name, value);
    });
  };
  return (
    <Page title={t('title')}>
      <div className={common.grid}>
        <ListTools>
          <FilterSelect
            name="subject"
            label={t('subjects.label')}
            all={t('subjects.all')}
            options={TEXT_SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) }))}
            value={subject}
            onChoose={(value) => choose('subject', value)}
          />
          <FilterSelect
            name="language"
            label={t('languages.label')}
            all={t('languages.all')}
            options={locales.map((value) => ({
              value,
              label: SPOKEN_LANGUAGES[value][ownLanguage],
            }))}
            value={language}
            onChoose={(value) => choose('language', value)}
          />
        </ListTools>
        <QueryView query={query}>
          {({ count, results }) =>
            count === 0 ? (
              <EmptyState icon={FileCheck} title={t('empty')} />
            ) : (
              <>
                <RowList
                  title={t('list', { number: count })}
                  isPaged
                  empty={t('empty')}
                  rows={results.map((row) => ({
                    key: `${row.subject} ${row.id}`,
                    name: nameOf(row.names),
                    href: `/texts/${row.subject}/${row.id}${search}`,
                    note: [
                      t(`subjects.${row.subject}`),
                      ...(row.missing_count === 0
                        ? []
                        : [t('missing', { number: row.missing_count })]),
                      ...(row.draft_count === 0 ? [] : [t('drafts', { number: row.draft_count })]),
                    ].join(' · '),
                  }))}
                />
                {results.length < Math.min(count, MAX_ROWS) ? (
                  <Button
                    variant="secondary"
                    onClick={() =>
                      change((next) => next.set('pages', String(limit / PAGE_SIZE + 1)))
                    }
                  >
                    {t('more')}
                  </Button>
                ) : null}
              </>
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}

/** The rest of a longer queue follows as rows are done. */
const MAX_ROWS = 200;
