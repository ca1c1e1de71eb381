import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { clinics } from './data/clinics.ts';
import { people } from './data/people.ts';
import { places } from '#server/features/clinic-data/starter/data/places.ts';
import type { DemoOptions } from './demo-options.ts';
import { FIELD_SPECIALTIES } from './doctor/places/choose-branches.ts';
import { generate } from './generate.ts';
import { chunksOf } from './load/doctor-chunks.ts';
import type { DoctorRows, ReferenceRows } from './rows.ts';

const OPTIONS: DemoOptions = { country: 'hu', doctors: 60, seed: 7, today: '2026-11-23' };
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const TAGS = /<(?!\/?(?:p|ul|li|strong|br)>)/;

function makeAll(options: Partial<DemoOptions> = {}): ReferenceRows & DoctorRows {
  const merged = { ...OPTIONS, ...options };
  const { reference, doctors } = generate(merged);
  const [chunk] = chunksOf(doctors, merged.doctors);
  if (chunk === undefined) throw new Error('no doctors');
  return { ...reference, ...chunk };
}

describe('generate', () => {
  it('generate returns equal rows for equal options', () => {
    expect(makeAll()).toEqual(makeAll());
  });

  it('generate returns different rows for another seed', () => {
    const names = (seed: number) => makeAll({ seed }).doctor.map((doctor) => doctor.slug);
    expect(names(8)).not.toEqual(names(7));
  });

  it('generate changes only dates when today changes', () => {
    const timeless = (today: string) => {
      const {
        schedule_exception: _,
        appointment: __,
        review,
        review_reply: _____,
        schedule,
        ...rows
      } = makeAll({ today });
      return {
        ...rows,
        schedule: schedule.map(({ projected_until: ___, ...row }) => row),
        review: review.map(({ created_at: ____, ...row }) => row),
      };
    };
    expect(timeless('2026-11-23')).toEqual(timeless('2026-12-06'));
  });

  it('generate returns the requested number of doctors, even one', () => {
    expect(makeAll({ doctors: 1 }).doctor).toHaveLength(1);
    expect(makeAll({ doctors: 137 }).doctor).toHaveLength(137);
  });

  it('generate returns the same first doctors when more are requested', () => {
    const few = makeAll({ doctors: 10 }).doctor;
    expect(makeAll().doctor.slice(0, 10)).toEqual(few);
  });
});

describe.each(COUNTRY_CODES)('generated data of %s', (country) => {
  const rows = makeAll({ country, doctors: 300 });
  const { locales, doctorLocales } = countryOf(country);

  it('generated rows have every text in every language of the country', () => {
    let texts = 0;
    for (const row of Object.values(rows).flat()) {
      for (const [column, value] of Object.entries<unknown>(row)) {
        if (
          !/^(names|titles|descriptions|addresses|\w+_statuses|\w+_degrees|qualifications|price_conditions)$/.test(
            column,
          )
        )
          continue;
        if (value === null) continue;
        for (const locale of locales) {
          expect(value, column).toHaveProperty(locale, expect.stringMatching(/\S/));
          texts += 1;
        }
      }
    }
    expect(texts).toBeGreaterThan(1000);
  });

  it('generated rows have only simple markup, and only in price conditions', () => {
    const conditions = rows.doctor_service
      .map((service) => service.price_conditions)
      .filter((condition) => condition !== null);
    expect(conditions.length).toBeGreaterThan(0);
    for (const condition of conditions) expect(JSON.stringify(condition)).not.toMatch(TAGS);
    const { doctor_service: _, ...others } = rows;
    expect(JSON.stringify(others)).not.toContain('<');
  });

  it('generated cities, clinics, services and doctors have valid, unique slugs', () => {
    for (const table of [rows.city, rows.clinic, rows.service, rows.doctor]) {
      const slugs = table.map((row) => row.slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(SLUG);
    }
  });

  it('generated names in Russian have the surname first only in countries with patronymics', () => {
    const isRussian = country === 'kz' || country === 'kg';
    const surnames = new Set(
      people[country].flatMap(({ family }) => family.map(({ male }) => male.ru)),
    );
    const firstIsSurname = rows.doctor.map(({ names }) => {
      const { ru = '' } = names as { ru?: string };
      return surnames.has(ru.split(' ')[0]);
    });
    expect(firstIsSurname.some(Boolean)).toBe(isRussian);
  });

  it('generated doctors speak only languages that the filter offers', () => {
    const offered: readonly string[] = doctorLocales;
    for (const { languages } of rows.doctor) {
      expect(offered).toEqual(expect.arrayContaining([...languages]));
    }
    expect(rows.doctor.filter(({ languages }) => languages.length === 0)).toEqual([]);
  });

  it('generated prices, discounts and totals are consistent', () => {
    for (const { price, discount, total } of rows.doctor_service) {
      expect(total).toBe((price * (100 - discount)) / 100);
      expect(Number.isInteger(total)).toBe(true);
    }
    expect(rows.doctor_service.some(({ discount }) => discount > 0)).toBe(true);
  });

  it('generated services with a variant for children are limited to adults', () => {
    const paired = new Set(rows.service.map((service) => service.adult_service_id));
    const isForChildren = new Map(rows.service.map((row) => [row.id, row.is_for_children]));
    for (const { service_id: id, age_from: from, age_to: to } of rows.doctor_service) {
      if (isForChildren.get(id) === true) expect([from < 216, to]).toEqual([true, 216]);
      else expect([from, to]).toEqual([paired.has(id) ? 216 : 0, null]);
    }
  });

  it('generated reviews of a doctor have no comment twice', () => {
    const comments = rows.review
      .filter(({ comment }) => comment !== '')
      .map((review) => `${review.doctor_id} ${review.comment}`);
    expect(comments.length).toBeGreaterThan(100);
    expect(new Set(comments).size).toBe(comments.length);
  });

  it('generated replies are by the clinic of the doctor, after the review and in its language', () => {
    const clinicOf = new Map(rows.clinic_branch.map(({ id, clinic_id: clinic }) => [id, clinic]));
    expect(rows.review_reply.length).toBeGreaterThan(rows.review.length / 20);
    for (const reply of rows.review_reply) {
      const review = rows.review.find(({ id }) => id === reply.review_id);
      const clinics = rows.schedule
        .filter(({ doctor_id: doctor }) => doctor === review?.doctor_id)
        .map(({ clinic_branch_id: branch }) => clinicOf.get(branch));
      expect(clinics).toContain(reply.clinic_id);
      expect(reply.language).toBe(review?.language);
      expect(reply.created_at >= (review?.created_at ?? '')).toBe(true);
    }
  });

  it('generated reviews of gynaecologists are by women and those of andrologists by men', () => {
    const names = (gender: 'female' | 'male') =>
      new Set(people[country].flatMap((group) => group[gender].flatMap((n) => Object.values(n))));
    const slugOf = new Map(rows.service.map(({ id, slug }) => [id, slug]));
    const authorsOf = (slugs: readonly string[]) =>
      rows.review
        .filter(({ service_id }) => slugs.includes(slugOf.get(service_id) ?? ''))
        .map(({ author }) => author);
    const women = authorsOf(['gynecologist', 'breast-ultrasound', 'colposcopy']);
    expect(women.length).toBeGreaterThan(0);
    expect(women.filter((author) => !names('female').has(author))).toEqual([]);
    const men = authorsOf(['andrologist', 'prostate-ultrasound']);
    expect(men.filter((author) => !names('male').has(author))).toEqual([]);
  });

  it('generated reviews are mostly in the default language, with at least seven different scores', () => {
    const inDefault = rows.review.filter(({ language }) => language === locales[0]).length;
    expect(inDefault / rows.review.length).toBeGreaterThan(0.5);
    expect(new Set(rows.review.map(({ score }) => score)).size).toBeGreaterThanOrEqual(7);
  });

  it('generated providers of popular procedures are many, and the main city has MRI and CT', () => {
    const cityOf = new Map(rows.clinic_branch.map(({ id, city_id }) => [id, city_id]));
    const doctorsOf = (slug: string) => {
      const id = rows.service.find((service) => service.slug === slug)?.id;
      const offers = rows.doctor_service.filter(
        (row) => row.service_id === id && cityOf.get(row.clinic_branch_id) === 10,
      );
      return new Set(offers.map((row) => row.doctor_id)).size;
    };
    for (const slug of ['brain-mri', 'spine-mri', 'brain-ct']) {
      expect(doctorsOf(slug), slug).toBeGreaterThan(0);
    }
    for (const slug of ['ecg', 'complete-blood-count', 'abdominal-ultrasound', 'dental-cleaning']) {
      expect(doctorsOf(slug), slug).toBeGreaterThan(doctorsOf('hpv-vaccination'));
    }
  });

  it('generated addresses are on streets of their district', () => {
    const cities = new Map(places[country].map((city) => [city.id, city]));
    const slugs = new Map(rows.city_area.map(({ id, slug }) => [id, slug]));
    for (const { city_id, city_area_id, addresses } of rows.clinic_branch) {
      const { en = '' } = addresses as { en?: string };
      const area = slugs.get(city_area_id ?? 0) ?? '';
      const streets = cities.get(city_id)?.streets ?? [];
      const street = streets.find(({ names }) => en.startsWith(`${names.en} `));
      expect(street?.areas, en).toContain(area);
    }
  });

  it('generated clinics whose name states a field have only fitting specialties', () => {
    const fields = new Map(clinics[country].map(({ slug, field }) => [slug, field]));
    const clinicOf = new Map(rows.clinic.map(({ id, slug }) => [id, slug]));
    const services = new Map(rows.service.map((service) => [service.id, service]));
    let checked = 0;
    for (const { id, clinic_id } of rows.clinic_branch) {
      const field = fields.get(clinicOf.get(clinic_id) ?? '');
      if (field === undefined) continue;
      const offers = rows.doctor_service.filter((row) => row.clinic_branch_id === id);
      for (const doctor of new Set(offers.map((row) => row.doctor_id))) {
        const slugs = offers
          .filter((row) => row.doctor_id === doctor)
          .map((row) => services.get(row.service_id))
          .map((service) => services.get(service?.adult_service_id ?? 0) ?? service)
          .map((service) => service?.slug ?? '');
        expect(slugs.some((slug) => FIELD_SPECIALTIES[field].includes(slug))).toBe(true);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  it('generated patients are fictional', () => {
    for (const { client_surname: surname, client_phone: phone } of rows.appointment) {
      expect(surname).toMatch(/^(Demo|Демо)$/u);
      expect(phone.slice(countryOf(country).phone.callingCode.length + 1)).toMatch(/^00/);
    }
    expect(rows.appointment.length).toBeGreaterThan(0);
  });

  it('generated doctors are never at two branches on the same weekday', () => {
    const doctorOf = new Map(rows.schedule.map((row) => [row.id, row.doctor_id]));
    const taken = new Map<string, number>();
    for (const { schedule_id: schedule, weekday } of rows.schedule_rule) {
      const key = `${doctorOf.get(schedule)}/${weekday}`;
      expect(taken.get(key) ?? schedule).toBe(schedule);
      taken.set(key, schedule);
    }
    expect(taken.size).toBeGreaterThan(0);
  });

  it('generated schedules have doctors who work on weekend afternoons', () => {
    for (const day of [6, 7]) {
      const late = rows.schedule_rule.filter(
        ({ weekday, ends_minute: ends }) => weekday === day && ends > 16 * 60,
      );
      expect(late.length, `${day}`).toBeGreaterThan(0);
    }
  });

  it('generated exceptions of schedules are on valid dates', () => {
    expect(rows.schedule_exception.length).toBeGreaterThan(0);
    for (const { day } of rows.schedule_exception) expect(isPlainDate(day)).toBe(true);
  });
});
