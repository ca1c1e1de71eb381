import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeField } from './code-field.tsx';

const onComplete = vi.fn<(code: string) => void>();

function Example() {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeField name="otp" label="Code" value={code} onChange={setCode} onComplete={onComplete} />
      <output>{code}</output>
    </>
  );
}

const input = page.getByLabelText('Code');
const value = page.getByRole('status');

async function start() {
  onComplete.mockClear();
  await render(<Example />);
  await userEvent.click(input);
}

async function paste(text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const element = input.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('The code field is not an input');
  element.focus();
  // Simulates a paste and autofill from a message: the value, then one event.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

test('a code field is one input for a one-time code with a numeric keyboard', async () => {
  await start();
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
});

test('a code field reports the complete code once, when its last digit is typed', async () => {
  await start();
  await userEvent.keyboard('123');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('4');
  await userEvent.keyboard('5');
  await expect.element(value).toHaveTextContent('1234');
  expect(onComplete.mock.calls).toEqual([['1234']]);
});

test('a code field ignores characters that are not digits', async () => {
  await start();
  await userEvent.keyboard('a1-2 b');
  await expect.element(value).toHaveTextContent('12');
});

test('a code field accepts a pasted code with separators', async () => {
  await start();
  await paste('12-34');
  await expect.element(value).toHaveTextContent('1234');
  expect(onComplete.mock.calls).toEqual([['1234']]);
});

test('a code field reports a corrected code again', async () => {
  await start();
  await userEvent.keyboard('1234');
  await userEvent.keyboard('{Backspace}9');
  expect(onComplete.mock.calls).toEqual([['1234'], ['1239']]);
});

test('a code field appends digits at the end, where the caret is shown', async () => {
  await start();
  await userEvent.keyboard('12{ArrowLeft}{ArrowLeft}3');
  await expect.element(value).toHaveTextContent('123');
});
