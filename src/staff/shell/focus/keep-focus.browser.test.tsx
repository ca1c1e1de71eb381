import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

const render = (content: ReactNode) =>
  renderStaffPage(content, { path: '/*', role: 'operator', api: {} });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

/** The next two frames, after which the focus has been moved. */
async function frames() {
  for (let frame = 0; frame < 3; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  }
}

function Rows() {
  const [rows, setRows] = useState(['Anna', 'Béla', 'Csaba']);
  const [taken, setTaken] = useState<string | null>(null);
  return (
    <section aria-labelledby="patients">
      <h2 id="patients">Patients</h2>
      <button onClick={() => setRows(rows.toReversed())}>Turn</button>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <Link to={`/${name}`} data-row>
              {name}
            </Link>
            {taken === name ? null : <button onClick={() => setTaken(name)}>Take {name}</button>}
            <button
              onClick={() => setRows(rows.filter((each) => each !== name))}
              onKeyDown={({ key }) => {
                if (key === 'u') setRows(rows.toReversed());
              }}
            >
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

test('the focus of a button that goes moves to the next one of its row', async () => {
  await render(<Rows />);
  await button('Take Béla').click();
  await expect.element(button('Delete Béla')).toHaveFocus();
});

test('the focus of a deleted row moves to the next row, of the last row to the one before', async () => {
  await render(<Rows />);
  await button('Delete Béla').click();
  await expect.element(page.getByRole('link', { name: 'Csaba' })).toHaveFocus();
  await button('Delete Csaba').click();
  await expect.element(page.getByRole('link', { name: 'Anna' })).toHaveFocus();
});

test('the focus of the only row moves to the heading of its section', async () => {
  await render(<Rows />);
  for (const name of ['Anna', 'Béla']) await button(`Delete ${name}`).click();
  await frames();
  await button('Delete Csaba').click();
  await expect.element(heading('Patients')).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Turn')).toHaveFocus();
  await expect.element(heading('Patients')).not.toHaveAttribute('tabindex');
});

test('a button whose row moves keeps the focus', async () => {
  await render(<Rows />);
  const last = button('Delete Csaba');
  (last.element() as HTMLElement).focus();
  await userEvent.keyboard('u');
  await frames();
  await expect.element(last).toHaveFocus();
});

/** A section in which a press empties the list below a search. */
function Filtered() {
  const [isEmpty, setIsEmpty] = useState(true);
  return (
    <section aria-label="List">
      <div role="search">
        <input type="search" aria-label="Name" />
      </div>
      {isEmpty ? (
        <div>
          <button onClick={() => setIsEmpty(false)}>Clear</button>
        </div>
      ) : (
        <p>All</p>
      )}
    </section>
  );
}

test('the focus never moves to a search, where the keys of the page would be text', async () => {
  await render(
    <>
      <h1>Accounts</h1>
      <Filtered />
    </>,
  );
  await button('Clear').click();
  await expect.element(heading('Accounts')).toHaveFocus();
});

/** A button that is disabled while what it does goes on. */
function Busy({ ended }: { ended: Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = () => {
    setIsBusy(true);
    void ended.then(() => setIsBusy(false));
  };
  return (
    <section>
      <h2>Form</h2>
      <button disabled={isBusy} onClick={save}>
        Save
      </button>
      <p>
        <button>Elsewhere</button>
      </p>
    </section>
  );
}

test('a button that is disabled while it works gets the focus back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render(<Busy ended={promise} />);
  await button('Save').click();
  await expect.element(heading('Form')).toHaveFocus();
  resolve();
  await expect.element(button('Save')).toHaveFocus();
});

test('a button that is enabled again leaves the focus where a person has moved it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render(<Busy ended={promise} />);
  await button('Save').click();
  await expect.element(heading('Form')).toHaveFocus();
  await button('Elsewhere').click();
  resolve();
  await expect.element(button('Save')).toBeEnabled();
  await frames();
  await expect.element(button('Elsewhere')).toHaveFocus();
});

/** A record whose button opens a question; the answer takes the button away unless it stays. */
function Record({ stays }: { stays: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  function close() {
    setIsOpen(false);
    setIsDone(!stays);
  }
  return (
    <>
      <h1>Page</h1>
      <article>
        <h2>Record</h2>
        {isDone ? null : <button onClick={() => setIsOpen(true)}>Close it</button>}
      </article>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Sure?"
        footer={<button onClick={close}>Yes</button>}
      >
        Text
      </Dialog>
    </>
  );
}

test('a dialog that takes its opener away leaves the focus near to that', async () => {
  await render(<Record stays={false} />);
  await button('Close it').click();
  await button('Yes').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(heading('Record')).toHaveFocus();
});

test('a dialog returns the focus to its opener', async () => {
  await render(<Record stays />);
  await button('Close it').click();
  await button('Yes').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await frames();
  await expect.element(button('Close it')).toHaveFocus();
});

/** A page whose heading is there after it has loaded. */
function LaterPage({ loaded }: { loaded: Promise<void> }) {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    void loaded.then(() => setIsLoaded(true));
  }, [loaded]);
  return isLoaded ? <h1>Doctor</h1> : <p>Loading</p>;
}

test('the focus of a link that leaves its page moves to the heading of the next, once that is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render(
    <Routes>
      <Route path="/doctor" element={<LaterPage loaded={promise} />} />
      <Route
        path="*"
        element={
          <>
            <h1>Doctors</h1>
            <Link to="/doctor">Anna</Link>
          </>
        }
      />
    </Routes>,
  );
  await page.getByRole('link', { name: 'Anna' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  resolve();
  await expect.element(heading('Doctor')).toHaveFocus();
});

test('a press beside all controls takes the focus from them', async () => {
  await render(
    <>
      <button>Button</button>
      <p>Text</p>
    </>,
  );
  await button('Button').click();
  await page.getByText('Text').click();
  await frames();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

/** A form that is replaced by its result, which takes the focus. */
function Sent() {
  const [isSent, setIsSent] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) result.current?.focus();
  }, [isSent]);
  return (
    <section>
      <h2>Request</h2>
      {isSent ? (
        <p ref={result} tabIndex={-1}>
          Sent
        </p>
      ) : (
        <button onClick={() => setIsSent(true)}>Send</button>
      )}
    </section>
  );
}

test('a part that takes the focus by itself keeps it', async () => {
  await render(<Sent />);
  await button('Send').click();
  await frames();
  await expect.element(page.getByText('Sent', { exact: true })).toHaveFocus();
});

/** Three pages, between which two buttons lead. */
function Pager() {
  const [index, setIndex] = useState(0);
  return (
    <section>
      <h2>Page {index}</h2>
      <div>
        <button disabled={index === 0} onClick={() => setIndex(index - 1)}>
          Back
        </button>
        <button disabled={index === 2} onClick={() => setIndex(index + 1)}>
          Next
        </button>
      </div>
    </section>
  );
}

test('a person who uses the button that got the focus keeps it there', async () => {
  await render(<Pager />);
  await button('Next').click();
  await button('Next').click();
  await expect.element(button('Back')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Page 1')).toBeVisible();
  await frames();
  await expect.element(button('Back')).toHaveFocus();
});

/** A list whose items move down. */
function Order() {
  const [names, setNames] = useState(['Anna', 'Béla']);
  return (
    <ol>
      {names.map((name, index) => (
        <li key={name}>
          <button disabled={index === 0}>Up {name}</button>
          <button disabled={index === 1} onClick={() => setNames(names.toReversed())}>
            Down {name}
          </button>
        </li>
      ))}
    </ol>
  );
}

test('the focus of a button that is moved and disabled stays in its item', async () => {
  await render(<Order />);
  await button('Down Anna').click();
  await expect.element(button('Up Anna')).toHaveFocus();
});

/** A panel beside the page. */
function Panel() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>Day</h1>
      <button>First</button>
      <div>
        <div>
          <button onClick={() => setIsOpen(true)}>Open</button>
        </div>
      </div>
      {isOpen ? (
        <section data-opened="">
          <button onClick={() => setIsOpen(false)}>Close</button>
        </section>
      ) : null}
    </>
  );
}

test('a panel that closes gives the focus back to what opened it', async () => {
  await render(<Panel />);
  await button('Open').click();
  await button('Close').click();
  await expect.element(button('Open')).toHaveFocus();
});
