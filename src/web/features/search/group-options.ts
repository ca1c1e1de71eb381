import type { SearchHit, SearchType } from '#shared/contract/catalogue/search/search.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import type { MenuServices } from '#web/domain/menu-services.ts';
import { detailsOf, type OptionDetails } from './option-details.ts';
import type { RecentSearch } from './recents/recent-searches.ts';
import { splitHighlight, type TitlePart } from './panel/split-highlight.ts';

/** An option that links to a page. */
export interface SearchOption {
  key: string;
  type: SearchType;
  title: readonly TitlePart[];
  path: string;
  /** The further attributes of a search result. */
  details?: OptionDetails;
  /** The name and the picture of a doctor among the results. */
  portrait?: { name: string; image: string | undefined };
  /** The entry for the recent searches. */
  target: RecentSearch;
}

/** The types in the order of their groups. */
const GROUPS = ['Clinics', 'Specialties', 'Services', 'Doctors'] as const satisfies SearchType[];

export interface OptionGroup {
  type: SearchType;
  options: SearchOption[];
}

const MAX_SUGGESTED = 5;

interface Languages {
  own: Language;
  fallback: Language;
}

/** The cities of the country, and that of the page; null if there are none. */
interface Cities {
  current: Pick<City, 'id' | 'slug'> | null;
  all: readonly Pick<City, 'id' | 'slug' | 'name'>[];
}

/** Groups hits by type and omits incomplete ones. */
export function groupHits(
  hits: readonly SearchHit[],
  cities: Cities,
  languages: Languages,
  hasType: (type: SearchType) => boolean,
): OptionGroup[] {
  const options = hits.flatMap((hit) => optionOf(hit, cities, languages) ?? []);
  return GROUPS.filter(hasType)
    .map((type) => ({ type, options: options.filter((option) => option.type === type) }))
    .filter((group) => group.options.length > 0);
}

function optionOf(hit: SearchHit, cities: Cities, languages: Languages): SearchOption | null {
  const { objectID, type, slug, title = {}, _highlightResult } = hit;
  const plain = title[languages.own] ?? title[languages.fallback];
  if (type === undefined || slug === undefined || plain === undefined) return null;
  const marked = _highlightResult?.title[languages.own]?.value ?? plain;
  // A query that names a city finds what is there.
  const other = cities.all.find(({ id }) => id === hit.city && id !== cities.current?.id);
  const city = other ?? cities.current;
  if (city === null) return null;
  const target = { type, slug, city: city.slug, title };
  const details = detailsOf(hit, other?.name);
  return {
    key: objectID,
    type,
    title: splitHighlight(marked),
    target,
    path: hit.pretty_url ?? pathOf(target),
    ...(details === undefined ? {} : { details }),
    ...(type === 'Doctors' ? { portrait: { name: plain, image: hit.image_url } } : {}),
  };
}

/** Returns the option of a recent search in the current language. */
export function optionOfRecent(recent: RecentSearch, languages: Languages): SearchOption | null {
  const title = recent.title[languages.own] ?? recent.title[languages.fallback];
  if (typeof title !== 'string') return null;
  return {
    key: `recent-${recent.type}-${recent.slug}`,
    type: recent.type,
    title: splitHighlight(title),
    path: pathOf(recent),
    target: recent,
  };
}

/** Returns the options of popular specialties. */
export function popularOptions(services: MenuServices, language: Language): SearchOption[] {
  return services.popular.slice(0, MAX_SUGGESTED).map(({ slug, name }) => {
    const title = { [language]: name };
    const target = { type: 'Specialties', slug, city: services.city, title } as const;
    return {
      key: `popular-${slug}`,
      type: target.type,
      title: splitHighlight(name),
      path: pathOf(target),
      target,
    };
  });
}

/** Returns the path of a search result. */
function pathOf({ type, slug, city }: RecentSearch): string {
  if (type === 'Doctors') return paths.doctor(slug);
  return type === 'Clinics' ? paths.clinic(city, slug) : paths.doctors(city, slug);
}
