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
      {/* The order differs from the definitions: the focus follows the page. */}
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

test('a form shows no error before the first interaction', async () => {
  await render(<Example />);
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(name).toHaveAttribute('aria-required', 'true');
  await userEvent.click(name);
  await userEvent.click(surname);
  await expect.element(page.getByText(required)).not.toBeInTheDocument();
});

test('a form validates a field on its first blur, and from then on at every change', async () => {
  await render(<Example />);
  await userEvent.type(name, 'A1');
  await expect.element(page.getByText('Too short')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(name).toHaveAccessibleDescription('Too short');
  await userEvent.type(name, '23');
  await expect.element(name).toHaveAccessibleDescription('Letters only');
  await userEvent.fill(name, 'Anna');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

test('a form shows an error at once when a required field is cleared', async () => {
  await render(<Example />);
  await userEvent.type(name, 'A');
  await userEvent.keyboard('{Backspace}');
  await expect.element(name).toHaveAccessibleDescription(required);
});

test('an invalid form is not submitted, shows every error and focuses the first one', async () => {
  const onSubmit = vi.fn();
  await render(<Example onSubmit={onSubmit} surnameRequired />);
  await userEvent.click(book);
  await expect.element(surname).toHaveFocus();
  await expect.element(surname).toHaveAccessibleDescription(required);
  await expect.element(name).toHaveAccessibleDescription(required);
  await expect.element(consent).toHaveAccessibleDescription(required);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form submits valid values once, even if submit is pressed repeatedly', async () => {
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

test('a form shows server errors at their fields until they are edited', async () => {
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

test('a server error does not prevent the next submission of a form', async () => {
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

test('a form validates a field that becomes required later', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Example onSubmit={onSubmit} />);
  await userEvent.fill(name, 'Anna');
  await userEvent.click(consent);
  await screen.rerender(<Example onSubmit={onSubmit} surnameRequired />);
  await userEvent.click(book);
  await expect.element(surname).toHaveAccessibleDescription(required);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('resetting a form resets values, errors and the submitted state', async () => {
  await render(<Example />);
  await userEvent.fill(name, 'A');
  await userEvent.click(book);
  await expect.element(name).toHaveAccessibleDescription('Too short');
  await userEvent.click(page.getByText('Reset'));
  await expect.element(name).toHaveValue('');
  await expect.element(page.getByText(required)).not.toBeInTheDocument();
});
