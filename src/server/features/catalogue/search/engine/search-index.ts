import type { SearchType } from '#shared/contract/catalogue/search/search.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import {
  isCatalogue,
  isInTitle,
  TRAIT_BITS,
  wordsOfDoc,
  type SearchDoc,
} from './words/doc-words.ts';
import { AlikeWords } from './words/alike-words.ts';
import { AliasLists, type Alias } from './alias-lists.ts';
import { CatalogueNames } from './catalogue-names.ts';
import { Tally } from './tally.ts';
import { stemKey } from './words/stem.ts';
import { Texts } from './words/texts.ts';
import { Vocabulary, type Near } from './words/vocabulary.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';

/** The documents of one city and type, which are all that filters can test. */
export interface Cell {
  readonly city: number;
  readonly type: SearchType;
  /** The ordinals of its documents in the index. */
  readonly ordinals: number[];
}

/** A word and its postings by cell; a posting is the ordinal of a document and the word's traits in it. */
export interface IndexedWord {
  readonly text: string;
  /** True if it is a word of a title, not only of alternate names. */
  isOfTitle: boolean;
  /** True if it is a word of a specialty or service. */
  isOfCatalogue: boolean;
  readonly postings: Map<Cell, number[]>;
}

const TRAITS = (1 << TRAIT_BITS) - 1;
const REMOVED = -1;
const MAX_TITLE_LENGTH = 7;
/** The maximum number of typos in words that occur in alternate names only. */
const MAX_ALIAS_MISTAKES = 1;
/** Very many of these words begin with shorter texts. */
const MIN_ALIAS_PREFIX = 2;

/** The words of titles, and those of alternate names only. */
interface Vocabularies {
  readonly titles: Vocabulary<IndexedWord>;
  readonly aliases: Vocabulary<IndexedWord>;
  readonly alike: AlikeWords<IndexedWord>;
}

export function ordinalOf(posting: number): number {
  return posting >>> TRAIT_BITS;
}

export function traitsOf(posting: number): number {
  return posting & TRAITS;
}

/** The displayed fields of a document. */
export interface DisplayedDoc extends Pick<SearchDoc, 'type' | 'city' | 'entity' | 'slug'> {
  /** The titles by place in `LANGUAGES`, as JSON ready for a response; empty where there is none. */
  readonly titles: readonly string[];
}

/** Separates the stored fields of a document. JSON has no line breaks in texts, and neither have slugs. */
const SEPARATOR = '\n';

/**
 * The inverted index, in memory: about twelve numbers per document, and its displayed fields. A changed
 * document gets a new ordinal and leaves the old one unused.
 */
export class SearchIndex {
  readonly #words = new Map<string, IndexedWord>();
  readonly #cells = new Map<string, Cell>();
  /** The tally of the current query. */
  readonly tally = new Tally();
  readonly #ordinals = new Map<number, number>();
  readonly #weights: number[] = [];
  readonly #cellsByOrdinal: Cell[] = [];
  readonly #stored = new Texts();
  readonly #aliases = new AliasLists();
  /** The words of specialties and services by language and stem. */
  readonly #stems = new Map<string, IndexedWord>();
  readonly #titleLengths: number[] = [];
  /** The names of specialties and services. */
  readonly catalogueNames = new CatalogueNames();
  /** The languages that are searched. */
  readonly languages: readonly Language[];
  #vocabularies: Vocabularies | null = null;

  /** Creates an index of titles and alternate names in these languages. */
  constructor(languages: readonly Language[] = LANGUAGES) {
    this.languages = languages;
  }

  cellsOf(type: SearchType): Cell[] {
    return Array.from(this.#cells.values()).filter((cell) => cell.type === type);
  }

  /** The number of searchable documents. */
  get size(): number {
    return this.#ordinals.size;
  }

  /** The number of ordinals, unused ones included. */
  get ordinals(): number {
    return this.#weights.length;
  }

  get #vocabulary(): Vocabularies {
    if (this.#vocabularies !== null) return this.#vocabularies;
    const words = Array.from(this.#words.values());
    const aliases = words.filter(({ isOfTitle }) => !isOfTitle);
    this.#vocabularies = {
      titles: new Vocabulary(words.filter(({ isOfTitle }) => isOfTitle)),
      aliases: new Vocabulary(aliases),
      alike: new AlikeWords(aliases),
    };
    return this.#vocabularies;
  }

  /**
   * Returns the words within a distance of `limit`, and those that begin with the text. If the text is
   * incomplete, words of titles with a prefix within the limit match as well. Alternate names are common
   * words, of which many look alike, so they match with one typo at most.
   */
  wordsNear(text: string, limit: number, isIncomplete: boolean): Near<IndexedWord>[] {
    const { titles, aliases, alike } = this.#vocabulary;
    const found = titles.near(text, limit, isIncomplete);
    if (!isIncomplete) found.push(...titles.beginningWith(text));
    found.push(...alike.near(text, Math.min(limit, MAX_ALIAS_MISTAKES)));
    if (text.length >= MIN_ALIAS_PREFIX) found.push(...aliases.beginningWith(text));
    return found;
  }

  /** Returns true if any word begins with the text. */
  hasWordsFrom(text: string): boolean {
    const { titles, aliases } = this.#vocabulary;
    return titles.hasBeginning(text) || aliases.hasBeginning(text);
  }

  /** Returns true for a word of a specialty or service. */
  isCatalogueWord(text: string): boolean {
    return this.#words.get(text)?.isOfCatalogue ?? false;
  }

  /** Returns the displayed fields of a document. Throws a RangeError for an ordinal that was never used. */
  docAt(ordinal: number): DisplayedDoc {
    const cell = this.#cellsByOrdinal[ordinal];
    if (cell === undefined) throw new RangeError(`no ordinal ${ordinal}`);
    const { type, city } = cell;
    const [entity, slug = '', ...titles] = this.#stored.at(ordinal).split(SEPARATOR);
    return { type, city, entity: Number(entity), slug, titles };
  }

  /** Returns the alternate names of a specialty or service. */
  aliasesAt(ordinal: number, language: Language): readonly Alias[] {
    return this.#aliases.at(ordinal, language);
  }

  cityAt(ordinal: number): number | undefined {
    return this.#cellsByOrdinal[ordinal]?.city;
  }

  /** Returns the weight of a document; negative if it was removed. */
  weightAt(ordinal: number): number {
    return this.#weights[ordinal] ?? REMOVED;
  }

  /**
   * Returns the number of words in the title of a specialty or service, at most `MAX_TITLE_LENGTH`: the
   * plain one has the shortest title. Names of people and clinics have none.
   */
  titleLengthAt(ordinal: number): number {
    return this.#titleLengths[ordinal] ?? 0;
  }

  /** Returns the words with a stem in a language. */
  wordOfStem(stem: string, language: Language): IndexedWord | undefined {
    return this.#stems.get(stemKey(stem, language));
  }

  /** Adds a document, or replaces the one with the same id. */
  put(doc: SearchDoc): void {
    this.remove(doc.id);
    const ordinal = this.#weights.length;
    const cell = this.#cellOf(doc);
    const { entity, slug, titles } = doc;
    this.#cellsByOrdinal.push(cell);
    const texts = LANGUAGES.map((language) => jsonOf(titles[language]));
    this.#stored.add([entity, slug, ...texts].join(SEPARATOR));
    this.#aliases.add(isCatalogue(doc.type) ? doc.aliases : null);
    this.#weights.push(Math.max(0, doc.weight));
    this.#ordinals.set(doc.id, ordinal);
    cell.ordinals.push(ordinal);
    this.#titleLengths.push(titleLength(doc, this.languages));
    const { words, stems } = wordsOfDoc(doc, this.languages);
    for (const [text, traits] of words) {
      const word = this.#wordOf(text);
      if (!word.isOfTitle && (!isCatalogue(doc.type) || isInTitle(traits))) {
        word.isOfTitle = true;
        this.#vocabularies = null;
      }
      word.isOfCatalogue ||= isCatalogue(doc.type);
      addPosting(word, cell, (ordinal << TRAIT_BITS) | traits);
    }
    for (const [key, traits] of stems) {
      const word = this.#stems.get(key) ?? newWord(key.slice(key.indexOf(' ') + 1), true);
      this.#stems.set(key, word);
      addPosting(word, cell, (ordinal << TRAIT_BITS) | traits);
    }
    if (isCatalogue(doc.type)) this.catalogueNames.add(doc, ordinal, this.languages);
  }

  /** Rebuilds the vocabulary after changes, so that the next query does not have to. */
  settle(): void {
    return void this.#vocabulary;
  }

  remove(id: number): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    this.#ordinals.delete(id);
    this.#weights[ordinal] = REMOVED;
  }

  #cellOf({ city, type }: SearchDoc): Cell {
    const key = `${type} ${city}`;
    const existing = this.#cells.get(key);
    if (existing !== undefined) return existing;
    const cell = { city, type, ordinals: [] };
    this.#cells.set(key, cell);
    return cell;
  }

  #wordOf(text: string): IndexedWord {
    const existing = this.#words.get(text);
    if (existing !== undefined) return existing;
    const word = newWord(text);
    this.#words.set(text, word);
    this.#vocabularies = null;
    return word;
  }
}

function jsonOf(text: string | undefined): string {
  return text === undefined ? '' : JSON.stringify(text);
}

function newWord(text: string, isOfCatalogue = false): IndexedWord {
  return { text, isOfTitle: false, isOfCatalogue, postings: new Map() };
}

function addPosting({ postings }: IndexedWord, cell: Cell, posting: number): void {
  const others = postings.get(cell);
  if (others === undefined) postings.set(cell, [posting]);
  else others.push(posting);
}

/** Counts the words of the longest title: a variant is one word in some languages, two in others. */
function titleLength({ type, titles }: SearchDoc, languages: readonly Language[]): number {
  if (!isCatalogue(type)) return 0;
  const lengths = languages.map((language) => wordsIn(titles[language] ?? '').length);
  return Math.min(MAX_TITLE_LENGTH, Math.max(...lengths));
}
