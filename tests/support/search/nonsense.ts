import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { inOtherLayout } from '#server/features/catalogue/search/engine/words/typed/other-layout.ts';
import type { SearchSite } from '#server/features/catalogue/search/search-context.ts';
import { createRandom } from '#demo/random.ts';

/** Rows of keys, repeated pieces, filler texts, and everyday words of no doctor. */
const FIXED =
  `qwerty qwertyuiop qwe asdf asdfg asdfgh asdfghjkl dfgh ghjk hjkl zxcv zxcvbn zxcvbnm vbnm poiuy lkjhgf mnbv
  mnbvcxz qazwsx edcrfv rfv tgb yhn ujm qweasd asdzxc asdasd qweqwe fghfgh jkljkl azerty yxcvbnm trewq lkj
  йцукен йцукенгшщз фывапр ывапролд ячсмить вапр нгш щзх фывфыв йцуйцу ячсячс abab xyxy xyzxyz jkjkjk qzqz vwvw
  vwvwvw hfhf zzzqq abcdef абвгд щщщъъъ ляляля бубубу блабла трололо пыщпыщ abrakadabra абракадабра xyzzy foobar
  blabla consectetur adipiscing eiusmod wibble garply 123 12345 00000 test123 тест123 hello ciao bonjour
  привет pizza пицца burger бургер coffee guitar гитара football футбол погода internet интернет iphone
  android facebook youtube minecraft pokemon batman giraffe жираф crocodile крокодил tractor трактор airport аэропорт
  repülő vonat ticket passport паспорт credit кредит mortgage ипотека plumber сантехник механик kitchen кухня потолок
  refrigerator холодильник newspaper газета library университет wedding свадьба cinema театр музей дракон unicorn
  единорог wizard galaxy галактика ракета jupiter юпитер dinosaur szálloda albérlet konyha macska focimeccs hűtő
  bicicletă avion pașaport avocat pisică үстел кітап тойхана қонақүй`.split(/\s+/);
const ALPHABETS = [
  { vowels: 'aeiouy', consonants: 'bcdfghjklmnpqrstvwxz' },
  { vowels: 'аеиоуыэюя', consonants: 'бвгджзйклмнпрстфхцчшщ' },
];
const COUNT = 300;
/** Shorter words of random letters are often one typo from a known one. */
const MIN_LENGTH = 7;
const MAX_LENGTH = 10;
/** A word with a beginning of this length in common with a known one may be meant. */
const KNOWN_LENGTH = 4;

/**
 * Returns 300 words without a meaning for a country: fixed ones, and words of random letters of both scripts, with
 * alternating consonants and vowels or not, that share no piece with a known word.
 */
export function nonsense({ country, search: { index } }: SearchSite): string[] {
  const random = createRandom(1, country.code, 'nonsense');
  const isKnown = (word: string) => {
    const key = readingsOf(word).letters;
    return Array.from(key, (_, at) => key.slice(at, at + KNOWN_LENGTH)).some(
      (piece) => piece.length === KNOWN_LENGTH && index.hasWordsFrom(piece),
    );
  };
  const words = new Set(FIXED);
  while (words.size < COUNT) {
    const { vowels, consonants } = random.pick(ALPHABETS);
    const sources = random.pick([[consonants, vowels], [consonants + vowels]]);
    const word = Array.from({ length: random.integer(MIN_LENGTH, MAX_LENGTH) }, (_, place) =>
      random.pick(Array.from(sources[place % sources.length] ?? '')),
    ).join('');
    if (![word, inOtherLayout(word)].some(isKnown)) words.add(word);
  }
  return Array.from(words);
}
