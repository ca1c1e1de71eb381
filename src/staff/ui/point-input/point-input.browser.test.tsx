import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { parsePoint } from '../record-form/record-fields.ts';
import { RecordForm } from '../record-form/record-form.tsx';

/** A transparent pixel. */
const TILE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const PECS = { lat: 46.0727, lng: 18.2323 };

let saved: object[];
beforeEach(() => {
  saved = [];
});

interface Options {
  point?: { lat: number; lng: number };
  city?: number | null;
  hasGround?: boolean;
}

function open({ point, city = 1, hasGround = true }: Options = {}) {
  const tiles = hasGround ? { url: TILE, attribution: '© Maps' } : null;
  const api = {
    settings: () => Promise.resolve({ map_tiles: tiles, map_cities: [] }),
    cities: () => Promise.resolve({ results: [{ id: 1, location: PECS }] }),
  } as unknown as Partial<StaffApp['api']>;
  const cities = [
    { value: '1', label: 'Pécs' },
    { value: '2', label: 'Győr' },
  ];
  return renderStaffPage(
    <RecordForm
      initial={{ id: 5, city_id: city, ...point }}
      fields={[
        { kind: 'choice', name: 'city_id', label: 'City', options: cities },
        { kind: 'point', name: 'point', label: 'Coordinates', required: true, city: 'city_id' },
      ]}
      save={(input: object) => {
        saved.push(input);
        return Promise.resolve({ id: 5 });
      }}
    />,
    { path: '/', role: 'account_manager', api },
  );
}

const map = page.getByRole('group', { name: 'Map with the pin' });
const pin = page.getByRole('button', { name: /^Pin: / });
const field = page.getByRole('textbox', { name: 'Coordinates' });
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));

/** Returns the point that the field has. */
function typedPoint(): { lat: number; lng: number } {
  const point = parsePoint((field.element() as HTMLInputElement).value);
  if (point === null) throw new Error('The field has no point');
  return point;
}

/** Moves the pin to the left by a key, and returns the length of the step in degrees. */
async function stepLeft(): Promise<number> {
  const { lng } = typedPoint();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => typedPoint().lng).toBeLessThan(lng);
  return lng - typedPoint().lng;
}

test('a press on the map sets the point, and the form saves it', async () => {
  await open();
  await expect.element(map).toBeVisible();
  await expect.element(pin).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(map);
  await expect.element(pin).toBeVisible();
  const { lat, lng } = typedPoint();
  expect(lat).toBeCloseTo(PECS.lat, 2);
  expect(lng).toBeCloseTo(PECS.lng, 2);
  await save();
  await expect.poll(() => saved).toEqual([{ id: 5, city_id: 1, lat, lng }]);
});

test('the arrow keys move the pin, and plus and minus zoom', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Put the pin in the middle' }));
  await expect.element(pin).toBeVisible();
  const before = typedPoint();
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await expect.poll(() => typedPoint().lng).toBeGreaterThan(before.lng);
  const far = typedPoint();
  expect(far.lat).toBeGreaterThan(before.lat);
  await userEvent.keyboard('{+}{+}{+}');
  // The map zooms in a later frame, so the first steps may still be as long as before.
  await expect.poll(stepLeft).toBeLessThan(far.lng - before.lng);
  await expect.element(pin).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
});

test('the pin is dragged to another place', async () => {
  await open({ point: PECS });
  await expect.element(pin).toBeVisible();
  await userEvent.dragAndDrop(pin, map, { targetPosition: { x: 60, y: 60 } });
  await expect.poll(() => typedPoint().lng).toBeLessThan(PECS.lng);
  expect(typedPoint().lat).toBeGreaterThan(PECS.lat);
});

test('pasted coordinates move the pin, with the route of patients, and one abroad is refused', async () => {
  await open({ point: PECS });
  await userEvent.fill(field, '46.1, 18.3');
  await expect.element(pin).toHaveAccessibleName(/46\.10000, 18\.30000/);
  await expect
    .element(page.getByRole('link', { name: 'Google Maps' }))
    .toHaveAttribute('href', expect.stringMatching(/46\.1%2C18\.3/));
  await userEvent.fill(field, '51.5, -0.12');
  await save();
  await expect.element(page.getByText('This point is outside the country')).toBeVisible();
  await expect.element(pin).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('a place without a map has a note, and its coordinates are typed', async () => {
  await open({ hasGround: false });
  await expect.element(page.getByText(/There is no map of this place/)).toBeVisible();
  await expect.element(map).not.toBeInTheDocument();
  await userEvent.fill(field, '46.1, 18.3');
  await save();
  await expect.poll(() => saved).toHaveLength(1);
  expect(await axeViolations()).toEqual([]);
});

test('a new branch without a city asks for it before it shows a map', async () => {
  await open({ city: null });
  await expect.element(page.getByText('Choose the city to see its map.')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('City'), 'Pécs');
  await expect.element(map).toBeVisible();
});
