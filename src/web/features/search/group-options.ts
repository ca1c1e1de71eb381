import type { SearchHit, SearchType } from '#shared/contract/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import type { MenuServices } from '#web/domain/menu-services.ts';
import type { RecentSearch } from './recents/recent-searches.ts';
import { splitHighlight, type TitlePart } from './panel/split-highlight.ts';

/** An option that links to a page. */
export interface SearchOption {
  key: string;
  type: SearchType;
  title: readonly TitlePart[];
  path: string;
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

/** Groups hits by type and omits incomplete ones. */
export function groupHits(
  hits: readonly SearchHit[],
  city: string,
  languages: Languages,
  hasType: (type: SearchType) => boolean,
): OptionGroup[] {
  const options = hits.flatMap((hit) => optionOf(hit, city, languages) ?? []);
  return GROUPS.filter(hasType)
    .map((type) => ({ type, options: options.filter((option) => option.type === type) }))
    .filter((group) => group.options.length > 0);
}

function optionOf(hit: SearchHit, city: string, languages: Languages): SearchOption | null {
  const { objectID, type, slug, title = {}, _highlightResult } = hit;
  const text = title[languages.own] ?? title[languages.fallback];
  if (type === undefined || slug === undefined || text === undefined) return null;
  const highlighted = _highlightResult?.title[languages.own]?.value ?? text;
  const target = { type, slug, city, title };
  return { key: objectID, type, title: splitHighlight(highlighted), path: pathOf(target), target };
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
