import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useHoursError } from '#staff/lib/use-hours-error.ts';
import styles from '../holidays.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** The weekday that most often differs in Ramadan is offered first. */
const FRIDAY = 5;

/** The typed hours of a weekday, by its ISO number. */
export type WeekdayTexts = readonly (readonly [weekday: number, text: string])[];

interface WeekdayHoursProps {
  texts: WeekdayTexts;
  onChange: (texts: WeekdayTexts) => void;
}

/** The hours of single weekdays of a season, a row each. */
export function WeekdayHours({ texts, onChange }: WeekdayHoursProps) {
  const t = useText('holidays');
  const hoursError = useHoursError();
  const { language } = useStaffApp();
  const names = DATE_NAMES[language].weekdays;
  const free = WEEKDAYS.filter((each) => texts.every(([weekday]) => weekday !== each));
  const replace = (index: number, weekday: number, text: string) =>
    onChange(texts.with(index, [weekday, text]));
  return (
    <div className={styles.weekdays}>
      {texts.map(([weekday, text], index) => (
        <div key={weekday} className={styles.weekday}>
          <SelectField
            name={`weekday-${index}`}
            label={t('branches.weekdays.weekday')}
            options={WEEKDAYS.filter((each) => each === weekday || free.includes(each)).map(
              (each) => ({ value: String(each), label: names[each - 1] ?? '' }),
            )}
            value={String(weekday)}
            onChange={(value) => replace(index, Number(value), text)}
          />
          <TextField
            name={`weekday-hours-${index}`}
            label={t('branches.weekdays.hours')}
            value={text}
            onChange={(value) => replace(index, weekday, value)}
            error={hoursError(text)}
          />
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onChange(texts.filter((_, each) => each !== index))}
          >
            {t('branches.weekdays.remove')}
          </Button>
        </div>
      ))}
      {free.length === 0 ? null : (
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              onChange([...texts, [free.includes(FRIDAY) ? FRIDAY : (free[0] ?? FRIDAY), '']])
            }
          >
            {t('branches.weekdays.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
