import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Showcase } from './showcase.tsx';

async function violations(): Promise<string[]> {
  // Colours in the middle of a fade are nobody's choice.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const results = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'page-has-heading-one': { enabled: true } },
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

describe('rendered on the server', () => {
  const html = renderToString(<Showcase />);

  test('has no inline style, which the content security policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('<style');
    expect(html.length).toBeGreaterThan(20_000);
  });

  test('hydrates without a difference', async () => {
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const differences: unknown[] = [];
    const root = hydrateRoot(container, <Showcase />, {
      onRecoverableError: (error) => differences.push(error),
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(differences).toEqual([]);
    root.unmount();
    container.remove();
  });
});

describe('accessibility', () => {
  afterEach(() => {
    delete document.documentElement.dataset.brand;
  });

  test.each(['hu', 'kz', 'kg', 'ro', 'ae'])('brand %s breaks no rule', async (brand) => {
    document.documentElement.dataset.brand = brand;
    await render(<Showcase />);
    expect(await violations()).toEqual([]);
  });

  test('an open modal, menu and popover break none', async () => {
    await render(<Showcase />);
    await userEvent.click(page.getByRole('button', { name: 'Modal: lg' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(page.getByRole('button', { name: 'Budapest' }));
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');

    await userEvent.click(page.getByRole('button', { name: 'Child', exact: true }));
    await expect.element(page.getByRole('dialog', { name: 'Child' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('a toast breaks none', async () => {
    await render(<Showcase />);
    await userEvent.click(page.getByRole('button', { name: 'Toast: error' }));
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

test.each([320, 360, 410, 768, 1280])('nothing sticks out at %ipx', async (width) => {
  await page.viewport(width, 800);
  await render(<Showcase />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
