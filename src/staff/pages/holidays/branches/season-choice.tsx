import { useState, type SubmitEvent } from 'react';
import type { BranchHolidays } from '#shared/contract/staff/holidays/branch-holidays.ts';
import type { Season } from '#shared/contract/staff/holidays/holidays.ts';
import { formatHours, parseHours } from '#shared/domain/time/working-hours.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useNameOf } from '../../../lib/names.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { DisplacedDialog } from '../../doctors/hours/displaced-dialog.tsx';
import { useScheduleEdit } from '../../doctors/hours/use-schedule-edit.ts';
import styles from '../holidays.module.css';

interface SeasonChoiceProps {
  season: Season;
  branches: BranchHolidays['branches'];
}

/** The hours of branches in a season, with the visits outside of them. */
export function SeasonChoice({ season, branches }: SeasonChoiceProps) {
  const t = useText('holidays');
  const shell = useText('shell');
  const nameOf = useNameOf();
  const { api, language } = useStaffApp();
  const chosen = branches.map((branch) =>
    branch.seasons.find(({ season_id }) => season_id === season.id),
  );
  const texts = new Set(chosen.map((each) => formatHours(each?.hours ?? [])));
  const [hours, setHours] = useState(texts.size === 1 ? ([...texts][0] ?? '') : '');
  const spans = parseHours(hours);
  const displaced = chosen.reduce((sum, each) => sum + (each?.displaced ?? 0), 0);
  const edit = useScheduleEdit((intent) =>
    api.saveBranchSeason({
      branch_ids: branches.map(({ id }) => id),
      season_id: season.id,
      hours: (spans ?? []).map(([starts, ends]) => [starts, ends]),
      intent,
    }),
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (spans !== null) edit.save();
  }

  const title = nameOf(season.names);
  return (
    <li className={styles.choice}>
      <form onSubmit={submit} className={styles.form} aria-label={title} noValidate>
        <p className={styles.name}>
          <strong>{title}</strong>
          <span className={styles.note}>
            {formatDay(season.first_day, language, 'year')} –{' '}
            {formatDay(season.last_day, language, 'year')}
          </span>
          {season.is_confirmed ? null : <Badge>{t('estimate')}</Badge>}
        </p>
        <TextField
          name="hours"
          label={t('branches.seasonHours')}
          placeholder={texts.size > 1 ? t('branches.differs') : t('branches.choices.usual')}
          value={hours}
          onChange={setHours}
          error={{ visible: spans === null, message: t('branches.invalid') }}
        />
        <Button type="submit" variant="secondary" inProgress={edit.isSaving}>
          {t('branches.save')}
        </Button>
      </form>
      {displaced === 0 ? null : (
        <Notice tone="warning">{t('branches.outside', { number: displaced })}</Notice>
      )}
      {edit.error === null ? null : (
        <Notice tone="error" announce>
          {failureText(edit.error, shell)}
        </Notice>
      )}
      <DisplacedDialog edit={edit} />
    </li>
  );
}
