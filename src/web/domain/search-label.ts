import { useMatches, useNavigation } from 'react-router';

/** What a list is a list of, for the search in the bar above it. */
export interface SearchLabel {
  service: string;
  /** Doctors in the list. */
  count: number;
}

/** What the loader of a list returns. */
export interface LabelledPage {
  /** Null where the list could not be loaded. */
  searchLabel: SearchLabel | null;
}

/**
 * The label of the page in view, which its loader returns as `searchLabel`; `loading` while the
 * next list is on its way. From the loader, for the bar is rendered before the page.
 */
export function useSearchLabel(): SearchLabel | 'loading' | null {
  const matches = useMatches();
  const { location } = useNavigation();
  if (location !== undefined && isList(location.pathname)) return 'loading';
  return matches.map(({ loaderData }) => labelIn(loaderData)).findLast(isLabel) ?? null;
}

const isList = (pathname: string) => /^(?:\/[a-z]{2})?\/doctors\//.test(pathname);

function labelIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'searchLabel' in data
    ? data.searchLabel
    : null;
}

function isLabel(label: unknown): label is SearchLabel {
  return (
    typeof label === 'object' &&
    label !== null &&
    'service' in label &&
    'count' in label &&
    typeof label.service === 'string' &&
    typeof label.count === 'number'
  );
}
