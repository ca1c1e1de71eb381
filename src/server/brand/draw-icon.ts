import type { Brand } from '#shared/countries/brands.ts';

/** The scale of the mark in a maskable icon: a launcher may crop the margin around it. */
const SAFE_SHARE = 0.85;

export interface IconShape {
  /** `tile` has round corners; `full` fills the image up to its edges. */
  ground: 'tile' | 'full';
  /** Keeps the mark inside the safe zone of a maskable icon. */
  isMaskable?: boolean;
}

/** Draws the logo of a country as SVG: a tick shaped like the V of the name. */
export function drawIcon({ accent }: Brand, { ground, isMaskable = false }: IconShape): string {
  const corners = ground === 'tile' ? ' rx="9"' : '';
  const share = isMaskable ? SAFE_SHARE : 1;
  const shift = 16 * (1 - share);
  const place = isMaskable ? ` transform="translate(${shift} ${shift}) scale(${share})"` : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32"${corners} fill="${accent}"/>`,
    `<g${place}>`,
    '<path d="m8.5 13.5 6.5 9 9-14" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
    '<circle cx="9" cy="8.5" r="2" fill="#fff"/>',
    '</g></svg>',
  ].join('');
}
