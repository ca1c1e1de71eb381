import { formatMoney } from '#shared/domain/money.ts';
import type { ListedPrice } from '#shared/domain/clinic-data/imports/prices/parse-price.ts';
import { planOffers } from '#shared/domain/clinic-data/imports/prices/plan-offers.ts';
import { readPriceRows } from '#shared/domain/clinic-data/imports/prices/price-rows.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { translatorFor } from '#server/text/translators.ts';
import { readFollowUpNames } from '../clinic-rows.ts';
import { fingerprintOf, type ImportPlan, type PlanInput } from '../import-kind.ts';
import type { ImportSite } from '../importer.ts';
import { applyPrices } from './apply-prices.ts';
import { readAddable, readClinicOffers, readMedians } from './offer-data.ts';
import { peopleOf, presentPriceDoctors, resolveDoctors } from './price-doctors.ts';
import { presentPrices } from './present-prices.ts';

/** Computes what a price list changes in the offers of its clinic. */
export async function planPriceImport(input: PlanInput): Promise<ImportPlan<'prices'>> {
  const { db, context, user, row, services, locks } = input;
  const { country, reference } = context.site;
  const data = await readClinicOffers(db, row.clinic_id, locks);
  const addable = await readAddable(db, user, row.clinic_id);
  const followUps = await readFollowUpNames(db, row.clinic_id);
  const rows = readPriceRows(row.sheets, row.mapping, country.currency);
  const doctors = await resolveDoctors(db, row.clinic_id, rows.rows, data.schedules);
  const { childServiceByAdult } = reference.current;
  const named = rows.rows.flatMap(({ key }) => services.get(key) ?? []);
  const children = named.flatMap((service) => childServiceByAdult.get(service)?.id ?? []);
  const plan = planOffers({
    ...data,
    addable,
    medians: await readMedians(db, [...named, ...children]),
    rows: rows.rows,
    matches: services,
    followUps,
    doctors,
    doctorOf: new Map(data.schedules.map((schedule) => [schedule.id, schedule.doctor_id])),
    childServices: new Map(Array.from(childServiceByAdult, ([adult, { id }]) => [adult, id])),
    steps: new Map(data.schedules.map(({ id, step_minutes: step }) => [id, step])),
    choices: {
      schedules: row.choices.schedules ?? {},
      overwrite: row.choices.overwrite ?? [],
      confirmed: row.choices.confirmed ?? [],
    },
    conditionsOf: (price) => conditionsOf(price, country),
  });
  const fingerprint = fingerprintOf([plan.created, plan.changed]);
  return {
    fingerprint,
    present: async () => ({
      doctors: presentPriceDoctors(rows.rows, data.schedules, doctors),
      people: peopleOf(data.schedules).map(({ id, doctor_names: names }) => ({
        schedule_id: id,
        name: nameIn(context, names),
      })),
      preview: presentPrices(input, {
        ...plan,
        ...data,
        addable,
        faults: rows.faults,
        fingerprint,
      }),
    }),
    apply: () => applyPrices(input, { ...plan, ...data }),
  };
}

/** Returns the sentence about a range of prices in each language; null for an exact price. */
function conditionsOf({ price, upTo, isFrom }: ListedPrice, country: ImportSite['country']) {
  if (upTo === null && !isFrom) return null;
  return Object.fromEntries(
    country.locales.map((language) => {
      const t = translatorFor('server', language);
      const money = (amount: number) => formatMoney(amount, country.currency, language);
      const text =
        upTo === null
          ? t('price.from', { price: money(price) })
          : t('price.range', { from: money(price), to: money(upTo) });
      return [language, `<p>${text}</p>`];
    }),
  );
}
