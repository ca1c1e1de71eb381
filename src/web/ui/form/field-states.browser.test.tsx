import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldKinds, type FieldLook } from '#tests/support/web/components/sections/field-kinds.tsx';

const roles = {
  text: 'textbox',
  email: 'textbox',
  number: 'textbox',
  phone: 'textbox',
  code: 'textbox',
  textArea: 'textbox',
  select: 'combobox',
  multiSelect: 'group',
  dateOfBirth: 'group',
  radio: 'radiogroup',
  checkbox: 'checkbox',
  switch: 'switch',
} as const;

test('the roles in this test cover every kind of field', () => {
  expect(Object.keys(fieldKinds).toSorted()).toEqual(Object.keys(roles).toSorted());
});

describe.each(Object.entries(roles))('a field of kind %s', (kind, role) => {
  // The accessible name of a group is its legend.
  const named = page.getByRole(role, { name: 'Question', exact: true });

  async function show(look: Partial<FieldLook> = {}) {
    const { unmount } = await render(
      fieldKinds[kind]?.({ name: 'question', label: 'Question', ...look }),
    );
    const field = document.querySelector<HTMLElement>('[data-field=question]');
    if (!field) throw new Error('No field is rendered');
    const controls = [...field.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    expect(controls.length).toBeGreaterThan(0);
    return { field, controls, unmount };
  }

  test('a field is named by its label and shows no error at first', async () => {
    const { field, controls } = await show();
    await expect.element(named).toBeVisible();
    expect(controls.every((control) => control.dataset.status === 'default')).toBe(true);
    expect(field.querySelector('[aria-invalid], p')).toBeNull();
    expect(asteriskIn(field)).toBeNull();
  });

  test('a field has a red asterisk outside its accessible name when required', async () => {
    const { field } = await show({ required: true });
    expect(asteriskIn(field)).toBe('rgb(196, 40, 28)');
    await expect.element(named).toBeVisible();
    // ARIA cannot mark a group of checkboxes as required.
    const isMarkedRequired = field.matches(':is([aria-required=true], :has([aria-required=true]))');
    expect(isMarkedRequired).toBe(kind !== 'multiSelect');
  });

  test('a field shows an error only when visible, and is described by it', async () => {
    const { unmount } = await show({ error: { visible: false, message: 'Too long' } });
    expect(page.getByText('Too long').elements()).toEqual([]);
    await unmount();

    const { controls } = await show({ error: { visible: true, message: 'Too long' } });
    await expect.element(page.getByText('Too long')).toBeVisible();
    await expect.element(named).toHaveAccessibleDescription(/Too long/);
    expect(controls.every((control) => control.dataset.status === 'error')).toBe(true);
  });

  test('a field cannot be edited when disabled', async () => {
    const { controls } = await show({ disabled: true });
    expect(controls.every((control) => control.disabled)).toBe(true);
  });
});

/** Returns the colour of the field's asterisk, or null if it has none. */
function asteriskIn(field: HTMLElement): string | null {
  for (const part of field.querySelectorAll('[aria-hidden=true]')) {
    const { content, color } = getComputedStyle(part, '::after');
    if (content.includes('*')) return color;
  }
  return null;
}
