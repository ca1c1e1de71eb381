import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { Modal } from '../../modal/modal.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

const options = ['Magyar', 'English', 'Română', 'Русский'].map((label) => ({
  value: label.slice(0, 2),
  label,
}));
const onChange = vi.fn<(value: readonly string[] | null) => void>();
const onSubmit = vi.fn();
const onClose = vi.fn();

function Example({ initial = null }: { initial?: readonly string[] | null }) {
  const [value, setValue] = useState(initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <MultiCombobox
        name="languages"
        label="Languages"
        options={options}
        removeLabel={(label) => `Remove ${label}`}
        noneLabel="Nothing found"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
      <button>Book</button>
    </form>
  );
}

const field = page.getByRole('combobox', { name: 'Languages' });
const list = page.getByRole('listbox', { name: 'Languages' });
const option = (name: string) => page.getByRole('option', { name });

async function start(initial: readonly string[] | null = null) {
  for (const mock of [onChange, onSubmit, onClose]) mock.mockClear();
  await render(<Example initial={initial} />);
  await userEvent.click(field);
}

test('a combobox ignores accents; choosing an option adds a chip and clears the text', async () => {
  await start();
  await userEvent.keyboard('roma');
  await expect.element(option('Română')).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.click(option('Română'));
  await expect.element(page.getByRole('button', { name: 'Remove Română' })).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[['Ro']]]);
});

test('a combobox removes an option that is chosen again; without options it is null', async () => {
  await start(['En']);
  await expect.element(option('English')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(option('English'));
  expect(onChange.mock.calls).toEqual([[null]]);
});

test('a combobox removes a chip by its button, and the last one by Backspace', async () => {
  await start(['Ma', 'En', 'Ro']);
  await userEvent.click(page.getByRole('button', { name: 'Remove English' }));
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(onChange.mock.calls).toEqual([[['Ma', 'Ro']], [['Ma']]]);
});

test('in a combobox, arrow keys move and Enter chooses without submitting the form', async () => {
  await start();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect
    .element(field)
    .toHaveAttribute('aria-activedescendant', option('English').element().id);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('рус{Enter}');
  expect(onChange.mock.calls).toEqual([[['En']], [['En', 'Ру']]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a combobox shows a message if no option matches', async () => {
  await start();
  await userEvent.keyboard('xyz');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found');
});

test('a combobox clears the text and hides the list on blur', async () => {
  await start();
  await userEvent.keyboard('eng{Tab}');
  await expect.element(page.getByRole('button', { name: 'Book' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
});

test('Escape closes the list of a combobox but not the dialog around it', async () => {
  onClose.mockClear();
  await render(
    <Modal open title="Filters" onClose={onClose} labels={{ close: 'Close' }}>
      <Example />
    </Modal>,
  );
  await userEvent.click(field);
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('an open combobox has no accessibility violations', async () => {
  await start(['En']);
  await userEvent.keyboard('{ArrowDown}');
  expect(await axeViolations()).toEqual([]);
});
