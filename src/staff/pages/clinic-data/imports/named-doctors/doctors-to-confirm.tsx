import { useState } from 'react';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { DoctorName } from '#shared/contract/clinic-data/imports/doctor-name.ts';
import { MAX_MATCHES } from '#shared/contract/clinic-data/imports/limits.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import { MatchRow } from '../match-row.tsx';
import type { ImportEdit } from '../use-import-edit.ts';

/** The choice of a doctor who is none of the clinic. */
const NONE = '';

interface DoctorsToConfirmProps {
  shown: Extract<Import, { doctors: DoctorName[] }>;
  note: string;
  /** Those that a name may be, by the ids of schedules; without them, each doctor at each branch. */
  options?: readonly { id: number; name: string }[];
  edit: ImportEdit;
}

/** Shows the doctors of the file with those that they may be, and confirms them. */
export function DoctorsToConfirm({ shown, note, options, edit }: DoctorsToConfirmProps) {
  const t = useText('imports');
  const appointments = useText('appointment-imports');
  const format = useFormat();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const open = shown.doctors.filter((name) => !name.is_confirmed);
  const confirmed = shown.doctors.filter((name) => name.is_confirmed);
  const sure = open.filter((name) => name.is_sure && choices[name.key] === undefined);

  const choiceOf = ({ key, is_confirmed, schedule_id, candidates }: DoctorName) =>
    choices[key] ?? String((is_confirmed ? schedule_id : candidates[0]) ?? NONE);

  function confirm(names: readonly DoctorName[]) {
    if (names.length === 0 || edit.isPending) return;
    const matches = names.map((name) => {
      const chosen = choiceOf(name);
      return { key: name.key, schedule_id: chosen === NONE ? null : Number(chosen) };
    });
    edit.run(async (api) => {
      let changed: Import = shown;
      for (let at = 0; at < matches.length; at += MAX_MATCHES) {
        const part = matches.slice(at, at + MAX_MATCHES);
        changed = await api.matchDoctors({ id: shown.id, matches: part });
      }
      return changed;
    });
  }

  const places = shown.schedules.map(({ id, doctor, branch }) => ({
    id,
    name: `${doctor}, ${branch}`,
  }));
  const row = (name: DoctorName) => (
    <MatchRow
      key={name.key}
      name={name.doctor}
      title={name.branch === '' ? name.doctor : `${name.doctor}, ${name.branch}`}
      row={name.row}
      options={options ?? places}
      candidates={name.candidates}
      isSure={name.is_sure}
      choice={choiceOf(name)}
      confirmed={name.is_confirmed ? String(name.schedule_id ?? NONE) : null}
      label={appointments('doctors.doctorOf', { name: name.doctor })}
      placeholder={appointments('doctors.none')}
      onChoose={(schedule) => setChoices((before) => ({ ...before, [name.key]: schedule }))}
      onConfirm={() => confirm([name])}
    />
  );

  if (shown.doctors.length === 0) return null;
  return (
    <section aria-labelledby="doctors-title" className={styles.stack}>
      <h2 id="doctors-title" className={styles.subtitle}>
        {appointments('doctors.title')}
      </h2>
      <p className={styles.quiet} role="status">
        {appointments('doctors.progress', {
          number: format.number(confirmed.length),
          total: format.number(shown.doctors.length),
        })}
      </p>
      {open.length === 0 ? null : <p className={styles.quiet}>{note}</p>}
      {sure.length === 0 ? null : (
        <div>
          <Button variant="secondary" inProgress={edit.isPending} onClick={() => confirm(sure)}>
            {t('names.confirmSure', { number: format.number(sure.length) })}
          </Button>
        </div>
      )}
      <ul className={styles.list}>{open.map(row)}</ul>
      {confirmed.length === 0 ? null : (
        <Disclosure summary={t('names.confirmed', { number: format.number(confirmed.length) })}>
          <ul className={styles.list}>{confirmed.map(row)}</ul>
        </Disclosure>
      )}
    </section>
  );
}
