/** Numbers of a list, codes, durations, counts and prices: they say nothing about the service. */
const NOISE = [
  /^[A-Z]{0,3}\d[A-Z\d.)]*\s/u,
  /\b\d{1,4}\s{0,2}[-–]?\s{0,2}\d{0,4}\.?\s{0,2}(?:perc|min|minute|мин|минут|hrs?|óra|ч|сағ|сеанс|alkalom|шт|db|ea)\.?(?![\p{L}])/giu,
  /[№#*"«»„”“]/gu,
];

/** The factors for the score of each kind of variant. */
const PART = { whole: 1, outside: 0.99, alternative: 0.98, inside: 0.8, first: 0.8 } as const;

/** A reading of a name. */
interface Variant {
  readonly text: string;
  /** The factor for the score of its matches. */
  readonly weight: number;
  /** True if the text is only a part of what is sold, so that no match of it is sure. */
  readonly isPart: boolean;
  /** True for a text and its brackets, which can both be the whole name: "Gastroscopy (EGD)". */
  readonly isSame: boolean;
}

/**
 * Returns the ways in which a name of a price list can be read: as a whole, without its brackets, as the text in
 * them, as one of two names with a slash, or as the first of several services.
 */
export function nameVariants(name: string): Variant[] {
  const text = plain(NOISE.reduce((rest, noise) => rest.replace(noise, ' '), name.trim()));
  const outside = plain(text.replace(/\([^)]*\)?/gu, ' '));
  const inside = Array.from(text.matchAll(/\(([^)]{2,})\)/gu), (match) => match[1] ?? '');
  const alternatives = outside.split('/').map(plain);
  const [first = '', ...others] = outside.split(/[+&,;]| - /u).map(plain);
  const variants = [
    { text, weight: PART.whole, isPart: false, isSame: false },
    {
      text: outside,
      weight: PART.outside,
      isPart: hasWords(inside),
      isSame: hasWords(inside),
    },
    ...inside.map((each) => ({ text: each, weight: PART.inside, isPart: true, isSame: true })),
    ...(alternatives.length === 1
      ? []
      : alternatives.map((each) => ({
          text: each,
          weight: PART.alternative,
          isPart: true,
          isSame: false,
        }))),
    ...(others.length === 0
      ? []
      : [{ text: first, weight: PART.first, isPart: true, isSame: false }]),
  ];
  return variants.filter((variant) => variant.text !== '');
}

function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function hasWords(texts: readonly string[]): boolean {
  return texts.some((text) => /\p{L}{2}/u.test(text));
}
