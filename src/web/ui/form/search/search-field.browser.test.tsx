import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './search-field.tsx';

const onChange = vi.fn<(text: string) => void>();
const onSearch = vi.fn<(text: string) => void>();

function Example({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <SearchField
      name="name"
      label="Name of the clinic"
      clearLabel="Clear"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(typed);
      }}
      onSearch={onSearch}
    />
  );
}

const field = page.getByRole('searchbox', { name: 'Name of the clinic' });

async function start(initial?: string) {
  onChange.mockClear();
  onSearch.mockClear();
  await render(<Example {...(initial === undefined ? {} : { initial })} />);
}

test('a search field reports every change, and the whole text on Enter', async () => {
  await start();
  await userEvent.click(field);
  await userEvent.keyboard('du{Enter}');
  expect(onChange.mock.calls).toEqual([['d'], ['du']]);
  expect(onSearch.mock.calls).toEqual([['du']]);
});

test('the clear button of a search field clears the text and keeps the focus', async () => {
  await start('duna');
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  expect(onSearch.mock.calls).toEqual([['']]);
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});
