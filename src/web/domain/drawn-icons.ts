import { createLucideIcon, type LucideIcon } from 'lucide-react';

function drawn(name: string, ...outlines: string[]): LucideIcon {
  return createLucideIcon(
    name,
    outlines.map((d, index) => ['path', { d, key: String(index) }]),
  );
}

/* Organs that the icon library lacks, in its grid of 24 units and its style. */

export const Tooth = drawn(
  'tooth',
  'M12 5.5C10.5 4.5 9 4 7.5 4 4.9 4 3 6 3 8.7c0 1.9.7 3 1.2 4.8.5 1.8.5 6.5 2.6 6.5 2.3 0 1.7-5.5 5.2-5.5s2.9 5.5 5.2 5.5c2.1 0 2.1-4.7 2.6-6.5.5-1.8 1.2-2.9 1.2-4.8C21 6 19.1 4 16.5 4c-1.5 0-3 .5-4.5 1.5Z',
);

export const Stomach = drawn(
  'stomach',
  'M8 2v5.5a4 4 0 0 1-1.3 2.9C4.7 12.2 3 14 3 17.5V22h4v-3c0-1.3 1-1.7 2-1.1 1.2.7 2.7 1.1 4.3 1.1C18 19 21 15.8 21 11.5 21 8 18.8 5 15.8 5 14 5 12.8 6 12 7.5V2',
);

export const Thyroid = drawn(
  'thyroid',
  'M12 14c-1.8 0-2.7 1-3.4 2.6C7.9 18.2 7 20 5.5 20 3.4 20 3 16.8 3 14c0-4.5 1.5-9 4-9 1.9 0 2.2 2 2.4 4 .2 1.6.9 2 2.6 2s2.4-.4 2.6-2c.2-2 .5-4 2.4-4 2.5 0 4 4.5 4 9 0 2.8-.4 6-2.5 6-1.5 0-2.4-1.8-3.1-3.4C14.7 15 13.8 14 12 14Z',
);
