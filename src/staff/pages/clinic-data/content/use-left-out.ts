import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const LEFT_OUT = ['content-drafts-left-out'];
const NONE: readonly number[] = [];

/**
 * Returns the ids of the drafts that a person has left out of the publication, and how to change them. The
 * list and the preview, which are not open together, share them until the page is loaded again.
 */
export function useLeftOut(): [readonly number[], (ids: readonly number[]) => void] {
  const client = useQueryClient();
  const [leftOut, setLeftOut] = useState(
    () => client.getQueryData<readonly number[]>(LEFT_OUT) ?? NONE,
  );
  return [
    leftOut,
    (ids) => {
      setLeftOut(ids);
      client.setQueryDefaults(LEFT_OUT, { gcTime: Infinity });
      client.setQueryData(LEFT_OUT, ids);
    },
  ];
}
