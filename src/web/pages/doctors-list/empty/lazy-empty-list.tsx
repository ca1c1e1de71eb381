import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/lib/routing/load-chunk.ts';
import type { ListContext } from '../context/list-context.ts';
import type * as EmptyListModule from './empty-list.tsx';

type EmptyListCode = typeof EmptyListModule;
let loaded: EmptyListCode | null = null;

/** Loads the code of an empty list, which is a separate chunk as few visitors see it. */
export async function loadEmptyListChunk(): Promise<EmptyListCode> {
  return (loaded ??= await loadChunk(() => import('./empty-list.tsx')));
}

const LazyLoadedList = lazy(async () => ({ default: (await loadEmptyListChunk()).EmptyList }));

/**
 * Renders without a fallback if the loader has loaded the code. During hydration, React keeps the
 * HTML of the server.
 */
export function LazyEmptyList({ context }: { context: ListContext }) {
  const [EmptyList] = useState(() => loaded?.EmptyList ?? LazyLoadedList);
  return (
    <Suspense fallback={null}>
      <EmptyList context={context} />
    </Suspense>
  );
}
