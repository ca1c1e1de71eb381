import { expect, type Page } from '@playwright/test';

/** Sets the size of all text in per cent of the usual one. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, `${percent}%`);
}

/**
 * Doubles the size of all text, as people with low vision do, and expects that the page does not scroll sideways, that
 * no text is cut or outside the page, and that no time is broken into two lines (WCAG 1.4.4).
 */
export async function expectReadableAt200Percent(page: Page, name: string): Promise<void> {
  await setTextSize(page, 200);
  await expect.poll(() => page.evaluate(findFaults), name).toEqual([]);
  await setTextSize(page, 100);
}

/** Runs in the page. Returns what cannot be read. */
function findFaults(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const excess = document.documentElement.scrollWidth - width;
  if (excess > 0) faults.push(`the page scrolls sideways by ${excess} px`);
  for (const element of document.body.querySelectorAll('*')) {
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const box = element.getBoundingClientRect();
    // The map has a size of its own.
    if (element.closest('.leaflet-container') !== null) continue;
    // Hidden texts for screen readers have one pixel.
    if (!isText || box.width <= 1 || box.height <= 1) continue;
    const { overflowX, overflowY, visibility } = getComputedStyle(element);
    if (visibility === 'hidden') continue;
    const text = `"${element.textContent.trim().slice(0, 50)}"`;
    if (isClip(overflowX) && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${text} is cut`);
    if (isClip(overflowY) && element.scrollHeight > element.clientHeight + 2)
      faults.push(`${text} is cut below`);
    if ((box.right > width + 1 || box.left < -1) && !isInScroller(element))
      faults.push(`${text} is outside`);
    if (/^\s*\d\d:\d\d\s*$/.test(element.textContent) && countLines(element) > 1)
      faults.push(`${text} is broken`);
  }
  return faults;

  function isClip(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function isInScroller(element: Element): boolean {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      if ((overflowX === 'auto' || overflowX === 'scroll') && each.scrollWidth > each.clientWidth)
        return true;
    }
    return false;
  }

  function countLines(element: Element): number {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  }
}
