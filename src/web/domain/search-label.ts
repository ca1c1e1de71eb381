import { useMatches } from 'react-router';

/** The service and the number of doctors of a list, for the search field above it. */
export interface SearchLabel {
  service: string;
  count: number;
}

/** The data that the loader of a list returns. */
export interface LabelledPage {
  /** The label; null if the list could not be loaded. */
  searchLabel: SearchLabel | null;
}

/**
 * Returns the label of the current page, which its loader returns as `searchLabel`. It stays while the
 * next page loads. The header is rendered before the page, so the label comes from the loader.
 */
export function useSearchLabel(): SearchLabel | null {
  const matches = useMatches();
  return matches.map(({ loaderData }) => labelIn(loaderData)).findLast(isLabel) ?? null;
}

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
