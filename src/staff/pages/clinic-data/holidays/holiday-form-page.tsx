import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { HolidayYear } from '#shared/contract/clinic-data/holidays/holidays.ts';
import { HOLIDAY_KINDS } from '#shared/domain/time/holidays.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import type { RecordField } from '#staff/ui/record-form/record-fields.ts';
import { CalendarForm } from './calendar-form.tsx';

const ANNOUNCED = { names: {}, is_confirmed: true, source_url: 'https://' };
const NEW_HOLIDAY = { ...ANNOUNCED, day: '', kind: 'closed', as_weekday: null };
const NEW_SEASON = { ...ANNOUNCED, first_day: '', last_day: '' };

/** The form of a holiday; of a new one without a year. */
export function HolidayFormPage() {
  const { api } = useStaffApp();
  return (
    <CalendarPage
      kind="holiday"
      rowsOf={({ results }) => results}
      initial={NEW_HOLIDAY}
      fields={useHolidayFields()}
      save={api.saveHoliday as Save}
      remove={api.deleteHoliday}
    />
  );
}

/** The form of a season; of a new one without a year. */
export function SeasonFormPage() {
  const { api } = useStaffApp();
  return (
    <CalendarPage
      kind="season"
      rowsOf={({ seasons }) => seasons}
      initial={NEW_SEASON}
      fields={useSeasonFields()}
      save={api.saveSeason as Save}
      remove={api.deleteSeason}
    />
  );
}

type Save = (input: object) => Promise<unknown>;
type FormProps = Omit<Parameters<typeof CalendarForm>[0], 'record'>;

interface CalendarPageProps extends FormProps {
  rowsOf: (
    year: HolidayYear,
  ) => readonly (HolidayYear['results'] | HolidayYear['seasons'])[number][];
}

function CalendarPage(props: CalendarPageProps) {
  const [search] = useSearchParams();
  const year = search.get('year');
  if (year === null) return <CalendarForm {...props} record={undefined} />;
  return <SavedRecord {...props} year={Number(year)} />;
}

function SavedRecord({ rowsOf, year, ...props }: CalendarPageProps & { year: number }) {
  const { id } = useParams();
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: [SETUP, 'holidays', year],
    queryFn: () => api.holidays({ year }),
  });
  return (
    <QueryView query={query}>
      {(data) => (
        <CalendarForm {...props} record={rowsOf(data).find((each) => String(each.id) === id)} />
      )}
    </QueryView>
  );
}

function useHolidayFields(): readonly RecordField[] {
  const t = useText('holidays');
  const { language } = useStaffApp();
  const announced = useAnnouncedFields();
  const weekdays = DATE_NAMES[language].weekdays.map((label, index) => ({
    value: String(index + 1),
    label,
  }));
  const kinds = HOLIDAY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return [
    { kind: 'day', name: 'day', label: t('fields.day'), required: true },
    {
      kind: 'choice',
      name: 'kind',
      label: t('fields.kind'),
      options: kinds,
      isText: true,
      required: true,
    },
    {
      kind: 'choice',
      name: 'as_weekday',
      label: t('fields.as_weekday'),
      options: weekdays,
      when: ({ kind }) => kind === 'moved_work',
    },
    ...announced,
  ];
}

function useSeasonFields(): readonly RecordField[] {
  const t = useText('holidays');
  const announced = useAnnouncedFields();
  return [
    { kind: 'day', name: 'first_day', label: t('fields.first_day'), required: true },
    {
      kind: 'day',
      name: 'last_day',
      label: t('fields.last_day'),
      from: 'first_day',
      required: true,
    },
    ...announced,
  ];
}

function useAnnouncedFields(): readonly RecordField[] {
  const t = useText('holidays');
  return [
    { kind: 'texts', name: 'names', label: t('fields.names'), required: true },
    { kind: 'switch', name: 'is_confirmed', label: t('fields.is_confirmed') },
    {
      kind: 'text',
      name: 'source_url',
      input: 'url',
      label: t('fields.source_url'),
      required: true,
    },
  ];
}
