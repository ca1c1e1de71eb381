import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { NameField } from './name-field.tsx';

const onSearch = vi.fn<(text: string) => void>();
const field = page.getByRole('searchbox');

/** Renders the field with a URL that the test updates. */
function Example() {
  const [value, setValue] = useState('');
  return (
    <>
      <NameField value={value} onSearch={onSearch} />
      <button type="button" onClick={() => setValue(onSearch.mock.lastCall?.[0] ?? '')}>
        Clinics loaded
      </button>
      <button type="button" onClick={() => setValue('')}>
        Back
      </button>
    </>
  );
}

const press = (name: string) =>
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

async function type(text: string) {
  await userEvent.click(field);
  await userEvent.keyboard(text);
}

test('the name field keeps text that is typed while the clinics load', async () => {
  onSearch.mockClear();
  await renderInApp(<Example />, { namespaces: ['clinics'] });
  await type('pre');
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['pre']);
  await expect.element(field).toHaveValue('pre');
  await type('ci');
  press('Clinics loaded');
  await type('sion ');
  await expect.element(field).toHaveValue('precision ');
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['precision']);
  press('Clinics loaded');
  await expect.element(field).toHaveValue('precision ');
  press('Back');
  await expect.element(field).toHaveValue('');
});
