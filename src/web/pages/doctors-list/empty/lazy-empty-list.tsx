import { lazy, Suspense, useState } from 'react';
import type { ListSubject } from '../subject/list-subject.ts';
import type * as EmptyListModule from './empty-list.tsx';

type EmptyPart = typeof EmptyListModule;
let loaded: EmptyPart | null = null;

/** Loads what an empty list shows: few visitors see one, and no other list is to pay for it. */
export async function loadEmptyPart(): Promise<EmptyPart> {
  return (loaded ??= await import('./empty-list.tsx'));
}

const LateEmptyList = lazy(async () => ({ default: (await loadEmptyPart()).EmptyList }));

/** At once where the loader has run; while it hydrates, what the server rendered stays. */
export function LazyEmptyList({ subject }: { subject: ListSubject }) {
  const [EmptyList] = useState(() => loaded?.EmptyList ?? LateEmptyList);
  return (
    <Suspense fallback={null}>
      <EmptyList subject={subject} />
    </Suspense>
  );
}
