import { createMemoryRouter, Link, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTypedName } from './use-typed-name.ts';

function Example() {
  const { typed, setTyped } = useTypedName();
  const navigate = useNavigate();
  return (
    <>
      <input value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <Link to="/">All procedures</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

test('the name filter is cleared by a link to the whole list, and restored by Back', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Example }]);
  await render(<RouterProvider router={router} />);
  const field = page.getByRole('textbox');
  await userEvent.fill(field, 'foo ');
  await expect.poll(() => router.state.location.search).toBe('?search=foo');
  await expect.element(field).toHaveValue('foo ');
  await userEvent.click(page.getByRole('link', { name: 'All procedures' }));
  await expect.element(field).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await expect.element(field).toHaveValue('foo');
});
