import axe, { type RunOptions } from 'axe-core';
import { WCAG_RULES } from '#tests/support/browser/wcag.ts';

/** Returns the axe violations of the document, one line per rule; by default of WCAG 2.2 AA. */
export async function axeViolations(
  options: RunOptions = { runOnly: WCAG_RULES },
): Promise<string[]> {
  // Elements that fade in have a low contrast; spinners never end.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  // Without this, axe lists every passed element, which takes longer than the check.
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
