import { lazy, Suspense, useState } from 'react';
import type { ListContext } from '../context/list-context.ts';
import type * as EmptyListModule from './empty-list.tsx';

type EmptyListCode = typeof EmptyListModule;
let loaded: EmptyListCode | null = null;

/** Loads the code of an empty list, which is a separate chunk as few visitors see it. */
export async function loadEmptyPart(): Promise<EmptyListCode> {
  return (loaded ??= await import('./empty-list.tsx'));
}

const LateEmptyList = lazy(async () => ({ default: (await loadEmptyPart()).EmptyList }));

/**
 * Renders without a fallback if the loader has loaded the code. During hydration, React keeps the
 * HTML of the server.
 */
export function LazyEmptyList({ context }: { context: ListContext }) {
  const [EmptyList] = useState(() => loaded?.EmptyList ?? LateEmptyList);
  return (
    <Suspense fallback={null}>
      <EmptyList context={context} />
    </Suspense>
  );
}
