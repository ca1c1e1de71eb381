import { expect, test } from 'vitest';
import { placePopover } from './place-popover.ts';

const viewport = { width: 400, height: 800 };
const anchor = { left: 20, top: 100, right: 120, bottom: 140 };
const size = { width: 200, height: 300 };
const usual = { anchor, size, viewport, side: 'below', align: 'start' } as const;

test('is placed 2px below its anchor, left edges aligned', () => {
  expect(placePopover(usual)).toEqual({ left: 20, top: 142, bottom: null, maxHeight: 350 });
});

test('is at most 350px high', () => {
  expect(placePopover({ ...usual, size: { width: 200, height: 900 } }).maxHeight).toBe(350);
});

test('flips above where there is more space', () => {
  const low = { ...anchor, top: 700, bottom: 740 };
  expect(placePopover({ ...usual, anchor: low })).toEqual({
    left: 20,
    top: null,
    bottom: 102,
    maxHeight: 350,
  });
});

test('shrinks to the available space', () => {
  const short = { width: 400, height: 300 };
  expect(placePopover({ ...usual, viewport: short }).maxHeight).toBe(300 - 140 - 2 - 8);
});

test('aligns to the right edge and stays in the window', () => {
  const right = { ...anchor, left: 340, right: 395 };
  expect(placePopover({ ...usual, anchor: right, align: 'end' }).left).toBe(192);
  expect(placePopover({ ...usual, anchor: right }).left).toBe(192);
});

test('places a submenu to the right, to the left if there is no space, below on a phone', () => {
  const beside = { ...usual, side: 'beside' } as const;
  expect(placePopover({ ...beside, viewport: { width: 1000, height: 800 } })).toMatchObject({
    left: 122,
    top: 100,
  });
  const far = { left: 700, right: 900, top: 100, bottom: 140 };
  expect(
    placePopover({ ...beside, anchor: far, viewport: { width: 1000, height: 800 } }).left,
  ).toBe(498);
  const wide = { left: 20, right: 380, top: 100, bottom: 140 };
  expect(placePopover({ ...beside, anchor: wide })).toMatchObject({ left: 20, top: 142 });
});
