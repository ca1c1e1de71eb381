import type { RunOptions } from 'axe-core';
import { useEffect, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WCAG_RULES } from '#tests/support/browser/wcag.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { ToastProvider } from '#web/ui/toast/toast.tsx';
import { ActionsSection } from '#tests/support/web/components/sections/actions-section.tsx';
import { ChoosingSection } from '#tests/support/web/components/sections/choosing-section.tsx';
import { DisplaySection } from '#tests/support/web/components/sections/display-section.tsx';
import { FeedbackSection } from '#tests/support/web/components/sections/feedback-section.tsx';
import { FieldStatesSection } from '#tests/support/web/components/sections/field-states-section.tsx';
import { FormSection } from '#tests/support/web/components/sections/form-section.tsx';
import { FoundationsSection } from '#tests/support/web/components/sections/foundations-section.tsx';
import { OverlaySection } from '#tests/support/web/components/sections/overlay-section.tsx';
import { EveryComponent } from '#tests/support/web/components/every-component.tsx';

const EVERY_RULE: RunOptions = {
  runOnly: [...WCAG_RULES, 'best-practice'],
  rules: { 'page-has-heading-one': { enabled: true } },
};
const RULES_OF_COLOUR: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Renders one section: axe takes long over the whole page. */
function show(section: ReactNode) {
  return render(
    <ToastProvider labels={{ region: 'Messages', dismiss: 'Dismiss' }}>
      <main>
        <h1>Vizit design system</h1>
        {section}
      </main>
    </ToastProvider>,
  );
}

/** Calls a function when its children are hydrated. It renders nothing, so the HTML stays the same. */
function Hydrated({ children, onHydrate }: { children: ReactNode; onHydrate: () => void }) {
  useEffect(onHydrate, [onHydrate]);
  return children;
}

describe('all components rendered on the server', () => {
  const html = renderToString(<EveryComponent />);

  test('all components have no inline styles, which the content security policy blocks', () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('<style');
    expect(html.length).toBeGreaterThan(20_000);
  });

  test('all components hydrate without differences', async () => {
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const differences: unknown[] = [];
    const { promise: hydrated, resolve } = Promise.withResolvers<void>();
    const everything = (
      <Hydrated onHydrate={resolve}>
        <EveryComponent />
      </Hydrated>
    );
    const root = hydrateRoot(container, everything, {
      onRecoverableError: (error) => differences.push(error),
    });
    await hydrated;
    expect(differences).toEqual([]);
    root.unmount();
    container.remove();
  });
});

describe('accessibility of all components', () => {
  afterEach(() => {
    delete document.documentElement.dataset.brand;
  });

  test.each([
    ['foundations', <FoundationsSection key="" />],
    ['actions', <ActionsSection key="" />],
    ['display', <DisplaySection key="" />],
    ['feedback', <FeedbackSection key="" />],
    ['a form', <FormSection key="" />],
    ['fields in every state', <FieldStatesSection key="" />],
    ['choosing', <ChoosingSection key="" />],
  ])('%s: no component breaks a rule', async (_, section) => {
    await show(section);
    expect(await axeViolations(EVERY_RULE)).toEqual([]);
  });

  test.each(['kz', 'kg', 'ro', 'ae'])(
    'the brand colours of %s have no accessibility violations',
    async (brand) => {
      document.documentElement.dataset.brand = brand;
      await show(
        <>
          <ActionsSection />
          <DisplaySection />
          <ChoosingSection />
        </>,
      );
      expect(await axeViolations(RULES_OF_COLOUR)).toEqual([]);
    },
  );

  test('open modal, menu and popover have no accessibility violations', async () => {
    await show(<OverlaySection />);
    await userEvent.click(page.getByRole('button', { name: 'Modal: lg' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await axeViolations(EVERY_RULE)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(page.getByRole('button', { name: 'Budapest' }));
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(await axeViolations(EVERY_RULE)).toEqual([]);
    await userEvent.keyboard('{Escape}');

    await userEvent.click(page.getByRole('button', { name: 'Child', exact: true }));
    await expect.element(page.getByRole('dialog', { name: 'Child' })).toBeVisible();
    expect(await axeViolations(EVERY_RULE)).toEqual([]);
  });

  test('a toast has no accessibility violations', async () => {
    await show(<FeedbackSection />);
    await userEvent.click(page.getByRole('button', { name: 'Toast: error' }));
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(await axeViolations(EVERY_RULE)).toEqual([]);
  });
});

test.each([320, 360, 410, 768, 1280])('nothing overflows at %ipx', async (width) => {
  await page.viewport(width, 800);
  await render(<EveryComponent />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
