import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';

/** A card of a doctors list as read from the HTML; null for a value that it does not show. */
export interface ReadCard {
  /** The slug. */
  doctor: string;
  /** The service id in the link to the profile. */
  service: number;
  price: number;
  score: number | null;
  reviews: number;
  /** Metres, if shown. */
  distance: number | null;
  /** The first slot as text. */
  time: string | null;
}

/** A placeholder for a value in a text; no text contains it. */
const VALUE = '@@';
const METRES: Readonly<Record<string, number>> = { m: 1, м: 1, km: 1000, км: 1000 };

/** Returns the cards of the first list of doctors on a page, in their order. */
export function readCards(html: string, language: Language): ReadCard[] {
  const t = textsOf(language).doctors;
  const number = (text: string | undefined) => readNumber(text, language);
  const score = pattern(t('card.score', { score: VALUE }), '([\\d.,]+)');
  const distance = pattern(
    t('card.fromYou', { distance: VALUE }),
    '([\\d.,]+)[\\s\\u00a0](k?m|к?м)',
  );
  const robotTime = pattern(t('card.nearest', { time: VALUE }), '([^<]+)');
  const price = new RegExp(`>${t('card.price')}</span><span[^>]*>([^<]+)<`);
  const label = RegExp.escape(t('list.label'));
  const list = new RegExp(`<ul[^>]* aria-label="${label}"[^>]*>(.*?)</article></li></ul>`, 's');
  const articles = (list.exec(html)?.[1] ?? '').split('<article').slice(1);
  return articles.map((article) => {
    const text = article.replaceAll('<!-- -->', '');
    const link = /\/doctor\/([\w-]+)\?doctor_service_id=(\d+)"/.exec(text);
    const [, far, unit = ''] = distance.exec(text) ?? [];
    const metres = number(far);
    const shownScore = score.exec(text)?.[1];
    return {
      doctor: link?.[1] ?? '',
      service: Number(link?.[2]),
      price: number(price.exec(text)?.[1]) ?? Number.NaN,
      score: number(shownScore),
      reviews: number(/#reviews">([^<]+)</.exec(text)?.[1]) ?? 0,
      distance: metres === null ? null : metres * (METRES[unit] ?? Number.NaN),
      time:
        robotTime.exec(text)?.[1] ??
        /<li><button[^>]* aria-label="([^"]+)"/.exec(text)?.[1] ??
        null,
    };
  });
}

function pattern(text: string, value: string): RegExp {
  return new RegExp(RegExp.escape(text).replace(RegExp.escape(VALUE), value));
}

function readNumber(text: string | undefined, language: Language): number | null {
  if (text === undefined) return null;
  const [, decimal = ''] = formatNumber(0.5, language);
  const digits = [...text].filter((char) => /\d/.test(char) || char === decimal).join('');
  return Number(digits.replace(decimal, '.'));
}
