import { useState } from 'react';
import type { PersonName } from '#shared/contract/clinic-data/imports/doctors/doctor-schemas.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import type { StepProps } from '../kind-pages.ts';
import { MatchRow } from '../match-row.tsx';

/** The choice of a doctor who is new. */
const NEW = '';

/** Asks who the people are whose names resemble those of doctors. */
export function PeopleToConfirm({ shown, edit }: StepProps<'doctors'>) {
  const t = useText('imports');
  const doctors = useText('doctor-imports');
  const format = useFormat();
  const open = shown.people.filter((person) => !person.is_confirmed);
  const confirmed = shown.people.filter((person) => person.is_confirmed);
  const row = (person: PersonName) => (
    <PersonRow key={person.key} person={person} shown={shown} edit={edit} />
  );
  if (shown.people.length === 0) return null;
  return (
    <section aria-labelledby="people-title" className={styles.stack}>
      <h2 id="people-title" className={styles.subtitle}>
        {doctors('people.title')}
      </h2>
      {open.length === 0 ? null : <p className={styles.quiet}>{doctors('people.note')}</p>}
      <ul className={styles.list}>{open.map(row)}</ul>
      {confirmed.length === 0 ? null : (
        <Disclosure summary={t('names.confirmed', { number: format.number(confirmed.length) })}>
          <ul className={styles.list}>{confirmed.map(row)}</ul>
        </Disclosure>
      )}
    </section>
  );
}

interface PersonRowProps extends StepProps<'doctors'> {
  person: PersonName;
}

function PersonRow({ person, shown, edit }: PersonRowProps) {
  const t = useText('doctor-imports');
  const { key, name, row, candidates, is_confirmed: isConfirmed, doctor_id: doctor } = person;
  const saved = String((isConfirmed ? doctor : candidates[0]) ?? NEW);
  const [choice, setChoice] = useState(saved);
  return (
    <MatchRow
      name={name}
      row={row}
      options={shown.clinic_doctors}
      candidates={candidates}
      choice={choice}
      confirmed={isConfirmed ? saved : null}
      label={t('people.doctorOf', { name })}
      placeholder={t('people.new')}
      onChoose={setChoice}
      onConfirm={() => {
        const match = { key, doctor_id: choice === NEW ? null : Number(choice) };
        edit.run((api) => api.matchPeople({ id: shown.id, matches: [match] }));
      }}
    />
  );
}
