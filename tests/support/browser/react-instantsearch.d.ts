/**
 * The package's own types import folders, which `nodenext` does not resolve; these are the parts we
 * use.
 */
declare module 'react-instantsearch' {
  import type { ComponentType, ReactElement, ReactNode } from 'react';

  type Part = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

  export const Configure: Part;
  export const Highlight: Part;
  export const Hits: ComponentType<{
    hitComponent: (props: { hit: Record<string, unknown> }) => ReactElement;
  }>;
  export const InstantSearch: Part;
  export const InstantSearchSSRProvider: Part;
  export const Pagination: Part;
  export const RefinementList: Part;
  export const SearchBox: Part;

  export interface InstantSearchServerState {
    readonly initialResults: Readonly<Record<string, unknown>>;
  }
  export function getServerState(
    page: ReactNode,
    options: { renderToString: (element: ReactNode) => string },
  ): Promise<InstantSearchServerState>;
}
