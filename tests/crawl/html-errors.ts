import { HtmlValidate } from 'html-validate';

/** The rules of html-validate, adjusted to the way React writes HTML. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // HTML treats these alike; React writes <br/>, hrefLang, selected="" and hidden="".
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Names of people may be long.
    'long-title': 'off',
    // Checkboxes of a group share a name; the value is the list of those checked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Search fields work while typing and submit nothing.
    'wcag/h32': 'off',
    // Search suggestions are not a select; ARIA's combobox has these roles.
    'prefer-native-element': ['error', { exclude: ['listbox', 'option'] }],
  },
});

/** Returns the errors in a document, with their positions. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
