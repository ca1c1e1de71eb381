import axe, { type RunOptions } from 'axe-core';
import { WCAG_RULES } from '#tests/support/browser/wcag.ts';

/** What axe finds wrong with the document, by default by WCAG 2.2 AA: a line for each rule broken. */
export async function axeViolations(
  options: RunOptions = { runOnly: WCAG_RULES },
): Promise<string[]> {
  // What is still fading in is pale; what turns round and round has no end.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  // All else would be named element by element, which takes longer than to find it.
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
