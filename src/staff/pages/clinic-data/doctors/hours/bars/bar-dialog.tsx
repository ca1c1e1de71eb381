import { useState, type SubmitEvent } from 'react';
import { formatHours, parseSpans } from '#shared/domain/time/working-hours.ts';
import { WEEKS } from '#shared/domain/time/weeks.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useHoursError } from '#staff/lib/use-hours-error.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import doctors from '../../doctors.module.css';
import { changeBar, removeBar, type HourBar, type HourLine } from './hour-lines.ts';

interface BarDialogProps {
  bar: HourBar;
  lines: readonly HourLine[];
  onChange: (lines: readonly HourLine[]) => void;
  onClose: () => void;
}

const FORM = 'bar-form';

/** The fields of a bar: its weekday, times and weeks, and whether it is by phone only. */
export function BarDialog({ bar, lines, onChange, onClose }: BarDialogProps) {
  const t = useText('schedule');
  const hoursError = useHoursError();
  const { language } = useStaffApp();
  const [weekday, setWeekday] = useState(String(bar.weekday));
  const [text, setText] = useState(formatHours([[bar.starts, bar.ends]]));
  const [weeks, setWeeks] = useState(bar.weeks);
  const [isPhoneOnly, setPhoneOnly] = useState(bar.isPhoneOnly);
  const [span, ...more] = parseSpans(text) ?? [];
  const isInvalid = span === undefined || more.length > 0;
  const problem = hoursError(text);
  const weekdays = DATE_NAMES[language].weekdays;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isInvalid) return;
    const [starts, ends] = span;
    const hours = { weekday: Number(weekday), weeks, isPhoneOnly, starts, ends };
    onChange(changeBar(lines, bar, hours)?.lines ?? lines);
  }

  return (
    <Dialog
      onClose={onClose}
      title={`${weekdays[bar.weekday - 1]}, ${formatHours([[bar.starts, bar.ends]])}`}
      footer={
        <div className={doctors.actions}>
          <Button type="submit" form={FORM}>
            {t('bars.apply')}
          </Button>
          <Button variant="secondary" onClick={() => onChange(removeBar(lines, bar))}>
            {t('more.remove')}
          </Button>
        </div>
      }
    >
      <form id={FORM} onSubmit={submit} className={doctors.week} noValidate>
        <TextField
          name="bar-hours"
          label={t('more.hours')}
          value={text}
          onChange={setText}
          takesFocus
          error={problem.visible ? problem : { visible: isInvalid, message: t('bars.invalid') }}
        />
        <SelectField
          name="bar-weekday"
          label={t('more.weekday')}
          options={weekdays.map((label, index) => ({ value: String(index + 1), label }))}
          value={weekday}
          onChange={setWeekday}
        />
        <SelectField
          name="bar-weeks"
          label={t('more.weeks')}
          options={WEEKS.map((value) => ({ value, label: t(`weeks.${value}`) }))}
          value={weeks}
          onChange={(value) => setWeeks(WEEKS.find((week) => week === value) ?? weeks)}
        />
        <CheckboxField
          name="bar-phone"
          label={t('more.phoneOnly')}
          value={isPhoneOnly}
          onChange={setPhoneOnly}
        />
      </form>
    </Dialog>
  );
}
