import type { ReactNode } from 'react';
import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './career.module.css';

type Facts = Pick<DoctorProfile, 'education' | 'register_number' | 'workplaces'>;

/** Returns true if anything is known of the doctor's studies and work. */
export function hasCareer({ education, register_number, workplaces }: Facts): boolean {
  return education.length > 0 || workplaces.length > 0 || register_number !== null;
}

/** The doctor's education, workplaces and number in the register of physicians. */
export function Career({ doctor }: { doctor: Facts }) {
  const t = useT('profile');
  return (
    <div className={styles.career}>
      {doctor.education.length === 0 ? null : (
        <Group title={t('career.education')}>
          {doctor.education.map(({ name, year }) => (
            <Entry key={name} years={String(year)} name={name} />
          ))}
        </Group>
      )}
      {doctor.workplaces.length === 0 ? null : (
        <Group title={t('career.work')}>
          {doctor.workplaces.map(({ name, from, to }) => (
            <Entry
              key={`${from} ${name}`}
              years={to === null ? t('career.since', { year: String(from) }) : `${from}–${to}`}
              name={name}
            />
          ))}
        </Group>
      )}
      {doctor.register_number === null ? null : (
        <p className={styles.register}>
          {t('career.register')} <strong>{doctor.register_number}</strong>
        </p>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.entries}>{children}</ul>
    </section>
  );
}

function Entry({ years, name }: { years: string; name: string }) {
  return (
    <li className={styles.entry}>
      <span className={styles.years}>{years}</span>
      <span>{name}</span>
    </li>
  );
}
