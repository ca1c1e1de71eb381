import { WEEKS } from '#shared/domain/time/weeks.ts';
import { isoWeekOf, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import styles from '../doctors.module.css';
import { fieldNameOf } from './bars/hour-lines.ts';
import type { WeekErrors } from './use-week-errors.ts';
import type { MoreHours, MoreHoursRow } from './more-hours-of.ts';

interface MoreHoursFieldsProps {
  hours: MoreHours;
  errors: WeekErrors;
  today: PlainDate;
}

/** The hours of odd or even weeks or of the n-th weekday of a month, and those by phone only, a row each. */
export function MoreHoursFields({ hours, errors, today }: MoreHoursFieldsProps) {
  const t = useText('schedule');
  const number = isoWeekOf(today);
  return (
    <fieldset className={styles.week}>
      <legend className={styles.subtitle}>{t('more.title')}</legend>
      <p className={common.quiet}>
        {t('more.hint')} {t(number % 2 === 1 ? 'more.oddWeek' : 'more.evenWeek', { number })}
      </p>
      {hours.rows.map((row) => (
        <Row key={row.key} row={row} hours={hours} errors={errors} />
      ))}
      <div>
        <Button variant="quiet" size="sm" onClick={hours.add}>
          {t('more.add')}
        </Button>
      </div>
    </fieldset>
  );
}

interface RowProps extends Pick<MoreHoursFieldsProps, 'hours' | 'errors'> {
  row: MoreHoursRow;
}

function Row({ row, hours, errors }: RowProps) {
  const t = useText('schedule');
  const { language } = useStaffApp();
  return (
    <div className={styles.moreHours}>
      <SelectField
        name={`more-${row.key}-weekday`}
        label={t('more.weekday')}
        options={DATE_NAMES[language].weekdays.map((label, index) => ({
          value: String(index + 1),
          label,
        }))}
        value={String(row.weekday)}
        onChange={(weekday) => hours.change(row.key, { weekday: Number(weekday) })}
      />
      <SelectField
        name={`more-${row.key}-weeks`}
        label={t('more.weeks')}
        options={WEEKS.map((weeks) => ({ value: weeks, label: t(`weeks.${weeks}`) }))}
        value={row.weeks}
        onChange={(value) =>
          hours.change(row.key, { weeks: WEEKS.find((week) => week === value) ?? row.weeks })
        }
      />
      <TextField
        name={fieldNameOf(row)}
        label={t('more.hours')}
        value={row.text}
        onChange={(text) => hours.change(row.key, { text })}
        error={errors.of(fieldNameOf(row))}
      />
      <CheckboxField
        name={`more-${row.key}-phone`}
        label={t('more.phoneOnly')}
        value={row.isPhoneOnly}
        onChange={(isPhoneOnly) => hours.change(row.key, { isPhoneOnly })}
      />
      <Button variant="quiet" size="sm" onClick={() => hours.remove(row.key)}>
        {t('more.remove')}
      </Button>
    </div>
  );
}
