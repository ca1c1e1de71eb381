import { createHash } from 'node:crypto';
import { formatMoney } from '#shared/domain/money.ts';
import type { ListedPrice } from '#shared/domain/clinic-data/imports/parse-price.ts';
import { planOffers, type OfferPlan } from '#shared/domain/clinic-data/imports/plan-offers.ts';
import { readPriceRows, type PriceRows } from '#shared/domain/clinic-data/imports/price-rows.ts';
import { translatorFor } from '#server/text/translators.ts';
import type { ImportSite } from './importer.ts';
import type { FullImportRow } from './import-rows.ts';
import type { ClinicOffers } from './offer-data.ts';

export interface ImportPlan {
  readonly rows: PriceRows;
  readonly plan: OfferPlan;
  /** Equal for plans that change the same. */
  readonly fingerprint: string;
}

/** Computes what an import changes in the offers of its clinic. Returns null before its columns are known. */
export function planImport(
  { country, reference }: ImportSite,
  { sheets, mapping, choices }: FullImportRow,
  { schedules, offers, matches, offered }: ClinicOffers,
): ImportPlan | null {
  if (sheets === null || mapping === null) return null;
  const rows = readPriceRows(sheets, mapping);
  const { childServiceByAdult } = reference.current;
  const money = (amount: number, language: (typeof country.locales)[number]) =>
    formatMoney(amount, country.currency, language);
  const plan = planOffers({
    rows: rows.rows,
    matches,
    childServices: new Map(Array.from(childServiceByAdult, ([adult, { id }]) => [adult, id])),
    steps: new Map(schedules.map(({ id, step_minutes: step }) => [id, step])),
    offers,
    offered,
    choices: {
      schedules: choices.schedules ?? {},
      overwrite: choices.overwrite ?? [],
    },
    conditionsOf: ({ price, upTo, isFrom }: ListedPrice) => {
      if (upTo === null && !isFrom) return null;
      return Object.fromEntries(
        country.locales.map((language) => {
          const t = translatorFor('server', language);
          const text =
            upTo === null
              ? t('price.from', { price: money(price, language) })
              : t('price.range', {
                  from: money(price, language),
                  to: money(upTo, language),
                });
          return [language, `<p>${text}</p>`];
        }),
      );
    },
  });
  const effect = JSON.stringify([plan.created, plan.changed]);
  return { rows, plan, fingerprint: createHash('sha256').update(effect).digest('hex') };
}
