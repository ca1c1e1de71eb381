import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Holiday } from '#shared/contract/staff/holidays/holidays.ts';
import { HOLIDAY_KINDS } from '#shared/domain/time/holidays.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useNameOf } from '../../lib/names.ts';
import { SETUP, useSaved } from '../../lib/setup-data.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import columns from '../../ui/columns.module.css';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import type { RecordField } from '../../ui/record-form/record-fields.ts';

const NEW_HOLIDAY = {
  ...{ day: '', kind: 'closed', as_weekday: null, names: {} },
  ...{ is_confirmed: true, source_url: 'https://' },
};

/** The form of a holiday; of a new one without a numeric id. */
export function HolidayFormPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const year = search.get('year');
  if (year === null) return <HolidayForm holiday={undefined} />;
  return <SavedHoliday id={Number(id)} year={Number(year)} />;
}

function SavedHoliday({ id, year }: { id: number; year: number }) {
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: [SETUP, 'holidays', year],
    queryFn: () => api.holidays({ year }),
  });
  return (
    <QueryView query={query}>
      {({ results }) => <HolidayForm key={id} holiday={results.find((each) => each.id === id)} />}
    </QueryView>
  );
}

function HolidayForm({ holiday }: { holiday: Holiday | undefined }) {
  const t = useText('holidays');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const saved = useSaved();
  const fields = useHolidayFields();
  return (
    <>
      <Link to="/holidays" className={columns.back}>
        ← {t('title')}
      </Link>
      <Page title={holiday === undefined ? t('add') : nameOf(holiday.names)}>
        <div className={columns.stack}>
          <RecordForm
            fields={fields}
            initial={holiday ?? NEW_HOLIDAY}
            save={api.saveHoliday}
            onSaved={() => saved('/holidays')}
          />
          {holiday === undefined ? null : (
            <div>
              <Button
                variant="danger"
                onClick={() =>
                  void api.deleteHoliday({ id: holiday.id }).then(() => saved('/holidays'))
                }
              >
                {t('delete')}
              </Button>
            </div>
          )}
        </div>
      </Page>
    </>
  );
}

function useHolidayFields(): readonly RecordField[] {
  const t = useText('holidays');
  const { language } = useStaffApp();
  const weekdays = DATE_NAMES[language].weekdays.map((label, index) => ({
    value: String(index + 1),
    label,
  }));
  const kinds = HOLIDAY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return [
    { kind: 'day', name: 'day', label: t('fields.day'), required: true },
    { kind: 'texts', name: 'names', label: t('fields.names'), required: true },
    {
      ...{ kind: 'choice', name: 'kind', label: t('fields.kind'), options: kinds },
      ...{ isText: true, required: true },
    },
    { kind: 'choice', name: 'as_weekday', label: t('fields.as_weekday'), options: weekdays },
    { kind: 'switch', name: 'is_confirmed', label: t('fields.is_confirmed') },
    { kind: 'text', name: 'source_url', label: t('fields.source_url'), required: true },
  ];
}
