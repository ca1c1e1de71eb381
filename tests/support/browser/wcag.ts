/** The rules of axe that WCAG 2.2 AA is made of. */
export const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
