import type pg from 'pg';
import type { Language } from '#shared/i18n/languages.ts';
import { indexSearchDocs } from '#server/features/search/index.ts';
import { fillPlaces, names } from './clinic.ts';
import type { TestTemplate } from '../database/database.ts';

type Names = Partial<Record<Language, string>>;

interface CatalogueDoctor {
  id: number;
  slug: string;
  names: Names;
  /** Reviews, each with nine of ten. */
  reviews?: number;
  branches?: readonly number[];
  service?: number;
}

/** Branches: two of one clinic in the first city, one of another clinic in the second. */
const [FIRST, , ELSEWHERE] = [1, 2, 3];
export const cities = { first: 10, second: 11 } as const;

const SERVICES: readonly {
  id: number;
  slug: string;
  type: string;
  names: Names;
  weight: number;
}[] = [
  {
    id: 1,
    slug: 'cardiologist',
    type: 'other',
    names: {
      en: 'Cardiologist',
      hu: 'Kardiológus',
      kk: 'Кардиолог',
      ro: 'Cardiolog',
      ru: 'Кардиолог',
    },
    weight: 90,
  },
  {
    id: 5,
    slug: 'gynecologist',
    type: 'other',
    names: {
      en: 'Gynaecologist',
      hu: 'Nőgyógyász',
      kk: 'Гинеколог',
      ro: 'Ginecolog',
      ru: 'Гинеколог',
    },
    weight: 95,
  },
  {
    id: 6,
    slug: 'brain-mri',
    type: 'procedure',
    names: {
      en: 'MRI of the brain',
      hu: 'Koponya MR',
      kk: 'Ми МРТ-сы',
      ro: 'RMN cerebral',
      ru: 'МРТ головного мозга',
    },
    weight: 60,
  },
];

/** Doctors of every script and kind of name, each with something that people mistype. */
export const DOCTORS: readonly CatalogueDoctor[] = [
  {
    id: 1,
    slug: 'pyotr-ivanov',
    names: {
      en: 'Dr. Pyotr Ivanov',
      hu: 'Dr. Ivanov Pjotr',
      kk: 'Иванов Пётр Сергеевич',
      ro: 'Dr. Piotr Ivanov',
      ru: 'Иванов Пётр Сергеевич',
    },
    reviews: 2,
    branches: [FIRST, ELSEWHERE],
  },
  {
    id: 2,
    slug: 'ivan-sidorov',
    names: {
      en: 'Dr. Ivan Sidorov',
      hu: 'Dr. Szidorov Iván',
      kk: 'Сидоров Иван Иванович',
      ro: 'Dr. Ivan Sidorov',
      ru: 'Сидоров Иван Иванович',
    },
    reviews: 400,
  },
  {
    id: 3,
    slug: 'erlan-zhumabayev',
    names: {
      en: 'Dr. Yerlan Zhumabayev',
      kk: 'Жұмабаев Ерлан Қайратұлы',
      ru: 'Жумабаев Ерлан Кайратович',
    },
    reviews: 30,
    service: 5,
  },
  {
    id: 4,
    slug: 'agnes-hegedus',
    names: { en: 'Dr. Ágnes Hegedűs', hu: 'Dr. Hegedűs Ágnes', ru: 'Хегедюш Агнеш' },
    reviews: 10,
  },
  {
    id: 5,
    slug: 'ioana-stefanescu',
    names: { en: 'Dr. Ioana Ștefănescu', ro: 'Dr. Ioana Ștefănescu', ru: 'Йоана Штефэнеску' },
    reviews: 12,
  },
  {
    id: 6,
    slug: 'khalid-al-mansouri',
    names: { en: 'Dr. Khalid Al-Mansouri', ru: 'Аль-Мансури Халид' },
    reviews: 20,
    service: 6,
  },
  {
    id: 7,
    slug: 'eva-santa-nagy',
    names: { en: 'Dr. Éva Sánta-Nagy', hu: 'Dr. Sánta-Nagy Éva', ru: 'Шанта-Надь Эва' },
    reviews: 5,
    branches: [ELSEWHERE],
  },
];

/** A small catalogue to search in, indexed already. */
export const catalogue: TestTemplate = {
  name: 'catalogue',
  async fill({ pool }) {
    await fillPlaces(pool, 'Europe/Budapest');
    await pool.query(`
      insert into clinic values (2, 'tisza-clinic', '${names('Tisza Clinic')}', '${names('About')}');
      insert into clinic_branch values
        (3, 2, 11, null, '${names('Tisza Clinic')}', '${names('Kárász utca 3')}', 46.25, 20.14, '[]');
      update clinic set names = '{"en": "Danube Clinic", "hu": "Duna Klinika", "ru": "Клиника Дуна"}'
        where id = 1;
    `);
    for (const service of SERVICES) {
      await pool.query(
        `insert into service values ($1, $2, $3, $4, null, '${names('About')}', null, null, true, false, $5)
         on conflict (id) do update set names = excluded.names, popularity = excluded.popularity`,
        [service.id, service.slug, service.type, JSON.stringify(service.names), service.weight],
      );
    }
    await pool.query(
      `update service set alternate_names = '{"en": "Magnetic resonance"}' where id = 6`,
    );
    for (const doctor of DOCTORS) await addDoctor(pool, doctor);
    await indexSearchDocs(pool);
  },
};

/** A doctor who receives, with one service, at the branches. */
export async function addDoctor(pool: pg.Pool, doctor: CatalogueDoctor): Promise<void> {
  const { id, slug, reviews = 0, branches = [FIRST], service = 1 } = doctor;
  await pool.query(
    `insert into doctor (id, slug, names, descriptions, feedback_count, feedback_sum)
     values ($1, $2, $3, '{}', $4, $4 * 9)`,
    [id, slug, JSON.stringify(doctor.names), reviews],
  );
  for (const branch of branches) {
    const place = id * 10 + branch;
    await pool.query(
      `insert into schedule (id, doctor_id, clinic_branch_id, time_zone)
       values ($1, $2, $3, 'Europe/Budapest')`,
      [place, id, branch],
    );
    await pool.query(
      `insert into doctor_service (id, doctor_id, service_id, schedule_id, clinic_branch_id, type,
         price, total, duration_minutes, steps)
       values ($1, $2, $3, $1, $4, 'initial-appointment', 100, 100, 30, 1)`,
      [place, id, service, branch],
    );
  }
  await pool.query('select refresh_doctor_listing($1)', [[id]]);
}
