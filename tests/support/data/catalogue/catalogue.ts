import type pg from 'pg';
import type { Language } from '#shared/i18n/languages.ts';
import { indexSearchDocs } from '#server/features/catalogue/search/store/index-search-docs.ts';
import type { TestTemplate } from '../../database/database.ts';
import { fillPlaces } from '../clinic.ts';
import {
  buildBranch,
  buildClinic,
  buildDoctor,
  buildDoctorService,
  buildSchedule,
  buildService,
} from '../factories.ts';

type Names = Partial<Record<Language, string>>;

interface CatalogueDoctor {
  id: number;
  slug: string;
  names: Names;
  /** The number of reviews, each with a score of nine. */
  reviews?: number;
  branches?: readonly number[];
  service?: number;
}

/** The branches: two of a clinic in the first city, one of another clinic in the second. */
const [FIRST, , ELSEWHERE] = [1, 2, 3];
export const cities = { first: 10, second: 11 } as const;

const CARDIOLOGIST = {
  en: 'Cardiologist',
  hu: 'Kardiológus',
  kk: 'Кардиолог',
  ro: 'Cardiolog',
  ru: 'Кардиолог',
};
const GYNAECOLOGIST = {
  en: 'Gynaecologist',
  hu: 'Nőgyógyász',
  kk: 'Гинеколог',
  ro: 'Ginecolog',
  ru: 'Гинеколог',
};
const BRAIN_MRI = {
  en: 'MRI of the brain',
  hu: 'Koponya MR',
  kk: 'Ми МРТ-сы',
  ro: 'RMN cerebral',
  ru: 'МРТ головного мозга',
};

/** Doctors with names in every script, each with something that is often mistyped. */
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

/** A small catalogue with a search index. */
export const catalogue: TestTemplate = {
  name: 'catalogue',
  async fill({ pool }) {
    await fillPlaces(pool, 'Europe/Budapest');
    await buildClinic(pool, { id: 2, names: 'Tisza Clinic' });
    const szeged = { addresses: 'Kárász utca 3', lat: 46.25, lng: 20.14 };
    await buildBranch(pool, {
      id: ELSEWHERE,
      clinic_id: 2,
      city_id: cities.second,
      names: 'Tisza Clinic',
      ...szeged,
    });
    await pool.query(
      `update clinic set names = '{"en": "Danube Clinic", "hu": "Duna Klinika", "ru": "Клиника Дуна"}'
         where id = 1`,
    );
    await pool.query('update service set names = $1 where id = 1', [CARDIOLOGIST]);
    const specialty = { type: 'other', is_primary: true, popularity: 95 } as const;
    await buildService(
      pool,
      { id: 5, slug: 'gynecologist', names: GYNAECOLOGIST, ...specialty },
      {
        id: 6,
        slug: 'brain-mri',
        names: BRAIN_MRI,
        alternate_names: { en: 'Magnetic resonance' },
        popularity: 60,
      },
    );
    for (const doctor of DOCTORS) await addDoctor(pool, doctor);
    await indexSearchDocs(pool);
  },
};

/** Adds an active doctor with one service at the branches. */
export async function addDoctor(pool: pg.Pool, doctor: CatalogueDoctor): Promise<void> {
  const { id, slug, names, reviews = 0, branches = [FIRST], service = 1 } = doctor;
  await buildDoctor(pool, {
    id,
    slug,
    names,
    feedback_count: reviews,
    feedback_sum: reviews * 9,
  });
  for (const branch of branches) {
    const schedule_id = id * 10 + branch;
    await buildSchedule(pool, { id: schedule_id, doctor_id: id, clinic_branch_id: branch });
    await buildDoctorService(pool, { id: schedule_id, schedule_id, service_id: service });
  }
  await pool.query('select refresh_doctor_listing($1)', [[id]]);
}
