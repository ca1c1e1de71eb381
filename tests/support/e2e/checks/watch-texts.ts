import type { BrowserContext } from '@playwright/test';
import { textKeys } from '../texts.ts';

/** Parts of a text that show that a value is missing. */
const MISSING_VALUES = ['{{', '}}', 'undefined', 'NaN', '[object ', 'Invalid Date'];

/**
 * Reports a console error for every text with a translation key or a missing value, even if it
 * appears only briefly.
 */
export async function watchTexts(context: BrowserContext): Promise<void> {
  const keys = textKeys().filter((key) => key.includes('.'));
  await context.addInitScript(
    ({ keys, leaks }) => {
      const isKey = new Set(keys);
      const check = (text: string) => {
        const isWrong =
          leaks.some((leak) => text.includes(leak)) ||
          text.split(/[\s,:;()"]+/).some((word) => isKey.has(word.replace(/\.$/, '')));
        if (isWrong) console.error(`A text shows what is behind it: ${text}`);
      };
      const checkTree = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
          const isCode = node.parentElement?.closest('script, style') ?? null;
          if (node instanceof Text && isCode === null) check(node.data);
        }
      };
      new MutationObserver((changes) => {
        const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
        for (const node of added) {
          // The parser reports each element and again everything inside it.
          if (node.parentNode === null || !added.has(node.parentNode)) checkTree(node);
        }
        for (const { type, target } of changes) if (type === 'characterData') checkTree(target);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    },
    { keys, leaks: MISSING_VALUES },
  );
}
