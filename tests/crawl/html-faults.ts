import { HtmlValidate } from 'html-validate';

/** The rules of HTML and of what a validator recommends, but for how React writes it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // HTML knows no difference; React writes <br/>, hrefLang, selected="" and hidden="".
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // People's names are as long as they are.
    'long-title': 'off',
    // Boxes of one group share a name, and an answer is the list of those checked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // What is sought is found while one types: there is nothing to be sent.
    'wcag/h32': 'off',
    // Suggestions as one types are no select; ARIA's combobox is made of these roles.
    'prefer-native-element': ['error', { exclude: ['listbox', 'option'] }],
  },
});

/** Nothing is wrong with what the server sends. */
/** What is wrong with a document, and where. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
