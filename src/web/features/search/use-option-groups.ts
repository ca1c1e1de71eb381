import { useApp } from '#web/lib/app.ts';
import { useCities, useCityOrNull } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useMenuServices } from '#web/domain/menu-services.ts';
import { groupHits, optionOfRecent, popularOptions, type SearchOption } from './group-options.ts';
import type { RecentSearch } from './recents/recent-searches.ts';
import { useHasType } from './use-has-type.ts';
import type { SearchState } from './use-search.ts';

export interface LabelledGroup {
  key: string;
  label: string;
  options: readonly SearchOption[];
  /** True for recent searches, which have a clock and remove buttons. */
  isRecent?: boolean;
}

/**
 * Returns the option groups: the hits of the search, or recent searches and popular specialties.
 */
export function useOptionGroups(
  state: SearchState,
  recents: readonly RecentSearch[],
): readonly LabelledGroup[] {
  const { language, settings } = useApp();
  const t = useT('common');
  const city = useCityOrNull();
  const cities = useCities();
  const hasType = useHasType();
  const services = useMenuServices();
  const languages = { own: language, fallback: settings.default_locale };

  if (state.status === 'found' && state.hits.length > 0) {
    return groupHits(state.hits, { current: city, all: cities }, languages, hasType).map(
      ({ type, options }) => ({
        key: type,
        label: t(`search.groups.${type}`),
        options,
      }),
    );
  }
  const suggested = {
    key: 'popular',
    label: t('search.popular'),
    options: services === undefined ? [] : popularOptions(services, language),
  };
  if (state.status === 'found') return [suggested].filter(hasOptions);
  if (state.status !== 'idle') return [];
  const recent = {
    key: 'recent',
    label: t('search.recent'),
    options: recents.flatMap((entry) => optionOfRecent(entry, languages) ?? []),
    isRecent: true,
  };
  return [recent, suggested].filter(hasOptions);
}

const hasOptions = ({ options }: LabelledGroup) => options.length > 0;
