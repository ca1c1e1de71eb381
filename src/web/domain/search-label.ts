import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';

/** The service and the number of doctors of a list, for the search field above it. */
export interface SearchLabel {
  service: string;
  count: number;
}

/** The data that the loader of a list returns. */
export interface LabelledPage {
  /**
   * The label, or its promise while the list loads; null if the list could not be loaded, a
   * redirect if it does not exist.
   */
  searchLabel: SearchLabel | null | Promise<SearchLabel | Response | null>;
}

/**
 * Returns the label of the current page, which its loader returns as `searchLabel`. The previous
 * label stays while the next page loads. The header is rendered before the page, so the label comes
 * from the loader.
 */
export function useSearchLabel(): SearchLabel | null {
  const label = useMatches().reduce(
    (found: unknown, { loaderData }) => labelIn(loaderData) ?? found,
    null,
  );
  const [settled, setSettled] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    Promise.resolve(label).then(
      (value) => isCurrent && setSettled(value),
      () => isCurrent && setSettled(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [label]);
  const shown = label instanceof Promise ? settled : label;
  return isLabel(shown) ? shown : null;
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
