import { personas } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';

const COMMON = {
  size: 176,
  body: ['rounded', 'squared', 'small'],
  eyes: ['open', 'happy', 'glasses'],
  mouth: ['smile', 'bigSmile'],
  nose: ['mediumRound', 'smallRound'],
  skinColor: ['eeb4a4', 'e7a391', 'e5a07e', 'd78774', 'b16a5b', '92594b'],
  hairColor: ['362c47', '2a2a33', '6c4545', '8b5e3c', 'a9825a', '9a9aa5'],
  clothingColor: ['ffffff', 'dbe7fb', 'c9dcf7', 'bfe0e2', 'e4ecf7'],
  // Cool tints of the palette: a white coat stands out on them.
  backgroundColor: ['c7d7f2', 'bcd8e6', 'c5dfd5', 'd3d6ee', 'b9cfee'],
};

const MALE = {
  ...COMMON,
  hair: ['shortCombover', 'shortComboverChops', 'fade', 'buzzcut', 'balding'],
  facialHair: ['shadow', 'beardMustache', 'goatee'],
  facialHairProbability: 35,
};

const FEMALE = {
  ...COMMON,
  hair: ['long', 'extraLong', 'bobCut', 'bobBangs', 'straightBun'],
  facialHairProbability: 0,
};

/**
 * Draws the portrait of a fictional doctor as SVG: "Personas" by Draftbit (CC BY 4.0), in our colours.
 * The seed begins with `male-` or `female-`.
 */
export function drawPortrait(seed: string): string {
  const options = seed.startsWith('female-') ? FEMALE : MALE;
  return createAvatar<Record<string, unknown>>(personas, { ...options, seed }).toString();
}
