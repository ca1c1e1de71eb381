import { expect, test } from 'vitest';
import { placePopover } from './place-popover.ts';

const viewport = { width: 400, height: 800 };
const anchor = { left: 20, top: 100, right: 120, bottom: 140 };
const size = { width: 200, height: 300 };
const options = { anchor, size, viewport, side: 'below', align: 'start' } as const;

test('a popover is placed 2px below its anchor, left edges aligned', () => {
  expect(placePopover(options)).toEqual({ left: 20, top: 142, bottom: null, maxHeight: 350 });
});

test('a popover is at most 350px high', () => {
  expect(placePopover({ ...options, size: { width: 200, height: 900 } }).maxHeight).toBe(350);
});

test('a popover is placed above its anchor if there is more space', () => {
  const low = { ...anchor, top: 700, bottom: 740 };
  expect(placePopover({ ...options, anchor: low })).toEqual({
    left: 20,
    top: null,
    bottom: 102,
    maxHeight: 350,
  });
});

test('a popover shrinks to the available space', () => {
  const short = { width: 400, height: 300 };
  expect(placePopover({ ...options, viewport: short }).maxHeight).toBe(300 - 140 - 2 - 8);
});

test('a popover can be aligned to the right edge and stays in the window', () => {
  const right = { ...anchor, left: 340, right: 395 };
  expect(placePopover({ ...options, anchor: right, align: 'end' }).left).toBe(192);
  expect(placePopover({ ...options, anchor: right }).left).toBe(192);
});

test('a popover beside its anchor is on the right, or left, or below if there is no space', () => {
  const beside = { ...options, side: 'beside' } as const;
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
