import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button.tsx';
import { CheckboxField } from '../checkbox-field.tsx';
import { TextField } from '../text-field.tsx';
import { useForm, type Form } from './use-form.ts';

interface Values {
  name: string;
  surname: string;
  consent: boolean;
}

interface ExampleProps {
  onSubmit?: (values: Values, form: Form<Values>) => void | Promise<void>;
  surnameRequired?: boolean;
}

const required = 'Это поле обязательное';

const ignore = () => {};

function Example({ onSubmit = ignore, surnameRequired = false }: ExampleProps) {
  const form: Form<Values> = useForm<Values>({
    requiredMessage: required,
    showStatus: true,
    fields: {
      name: {
        initial: '',
        required: true,
        rules: [
          (value) => (value.length < 3 ? 'Too short' : null),
          (value) => (/^\p{L}+$/u.test(value) ? null : 'Letters only'),
        ],
      },
      surname: { initial: '', required: surnameRequired },
      consent: { initial: false, required: true },
    },
    onSubmit: (values) => onSubmit(values, form),
  });
  return (
    <form {...form.props}>
      {/* In another order than the definitions: the page's order counts for the focus. */}
      <TextField {...form.field('surname')} label="Surname" />
      <TextField {...form.field('name')} label="Name" />
      <CheckboxField {...form.field('consent')} label="Consent" />
      <Button type="submit" inProgress={form.isSubmitting}>
        Book
      </Button>
      <Button onClick={form.reset}>Reset</Button>
    </form>
  );
}

const name = page.getByLabelText('Name', { exact: true });
const surname = page.getByLabelText('Surname');
const consent = page.getByLabelText('Consent');
const book = page.getByRole('button', { name: 'Book' });

test('says nothing before anything was done', async () => {
  await render(<Example />);
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(name).toHaveAttribute('aria-required', 'true');
  await userEvent.click(name);
  await userEvent.click(surname);
  await expect.element(page.getByText(required)).not.toBeInTheDocument();
});

test('does not correct a value while it is typed, but once it is left, and then with every change', async () => {
  await render(<Example />);
  await userEvent.type(name, 'A1');
  await expect.element(page.getByText('Too short')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(name).toHaveAccessibleDescription('Too short');
  await userEvent.type(name, '23');
  await expect.element(name).toHaveAccessibleDescription('Letters only');
  await userEvent.fill(name, 'Anna');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(name).toHaveAttribute('data-status', 'success');
});

test('says at once that a required value was taken away', async () => {
  await render(<Example />);
  await userEvent.type(name, 'A');
  await userEvent.keyboard('{Backspace}');
  await expect.element(name).toHaveAccessibleDescription(required);
});

test('refuses to submit, shows every error and goes to the first on the page', async () => {
  const onSubmit = vi.fn();
  await render(<Example onSubmit={onSubmit} surnameRequired />);
  await userEvent.click(book);
  await expect.element(surname).toHaveFocus();
  await expect.element(surname).toHaveAccessibleDescription(required);
  await expect.element(name).toHaveAccessibleDescription(required);
  await expect.element(consent).toHaveAccessibleDescription(required);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('submits valid values once, however often it is asked', async () => {
  let finish = ignore;
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await render(<Example onSubmit={onSubmit} />);
  await userEvent.fill(name, 'Anna');
  await userEvent.click(consent);
  await userEvent.click(book);
  await expect.element(book).toHaveAttribute('aria-busy', 'true');
  await expect.element(book).toHaveFocus();
  book.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await userEvent.click(name);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
  await expect.element(book).not.toHaveAttribute('aria-busy');
  expect(onSubmit).toHaveBeenCalledWith(
    { name: 'Anna', surname: '', consent: true },
    expect.anything(),
  );
});

test('shows the messages of the server at their fields until they are edited', async () => {
  const unknown = vi.fn<(errors: Record<string, readonly string[]>) => void>();
  await render(
    <Example
      onSubmit={(_, form) =>
        unknown(form.setServerErrors({ name: ['is taken', 'is odd'], slot: ['is gone'] }))
      }
    />,
  );
  await userEvent.fill(name, 'Anna');
  await userEvent.click(consent);
  await userEvent.click(book);
  await expect.element(name).toHaveAccessibleDescription('is taken, is odd');
  await expect.element(name).toHaveFocus();
  expect(unknown).toHaveBeenCalledWith({ slot: ['is gone'] });
  await userEvent.type(name, 'b');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

test('a message of the server does not stand in the way of the next attempt', async () => {
  const onSubmit = vi.fn((_: Values, form: Form<Values>) => {
    form.setServerErrors({ name: ['try again'] });
  });
  await render(<Example onSubmit={onSubmit} />);
  await userEvent.fill(name, 'Anna');
  await userEvent.click(consent);
  await userEvent.click(book);
  await userEvent.click(book);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a field that becomes required is asked for', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Example onSubmit={onSubmit} />);
  await userEvent.fill(name, 'Anna');
  await userEvent.click(consent);
  await screen.rerender(<Example onSubmit={onSubmit} surnameRequired />);
  await userEvent.click(book);
  await expect.element(surname).toHaveAccessibleDescription(required);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a reset forgets values, errors and that it was submitted', async () => {
  await render(<Example />);
  await userEvent.fill(name, 'A');
  await userEvent.click(book);
  await expect.element(name).toHaveAccessibleDescription('Too short');
  await userEvent.click(page.getByText('Reset'));
  await expect.element(name).toHaveValue('');
  await expect.element(page.getByText(required)).not.toBeInTheDocument();
});
