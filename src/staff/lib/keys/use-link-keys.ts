import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from './key-bindings.ts';

interface LinkKey {
  key: string;
  label: string;
  to: string;
}

/** Opens pages by keys; none while the reader may not open them. */
export function useLinkKeys(links: readonly LinkKey[]): void {
  const navigate = useNavigate();
  // The links are new at every rendering, but rarely others.
  const text = JSON.stringify(links);
  useKeys(
    useMemo(
      () =>
        (JSON.parse(text) as LinkKey[]).map(({ key, label, to }) => ({
          key,
          label,
          run: () => void navigate(to),
        })),
      [text, navigate],
    ),
  );
}
