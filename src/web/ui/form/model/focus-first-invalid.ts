/**
 * Moves the focus to the first of the named fields as the page shows them, whatever their order in code.
 * Fields are found by the `data-field` that every field of the kit carries.
 */
export function focusFirstInvalid(form: HTMLElement, invalid: readonly string[]): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    if (!invalid.includes(field.dataset.field ?? '')) continue;
    const control = field.querySelector<HTMLElement>(
      ':is(input:checked, input:not([type=radio]), select, textarea, button):enabled, input:enabled',
    );
    control?.focus();
    // The focus brings the control into view, and the message under it stays below the edge.
    field.scrollIntoView({ block: 'nearest' });
    return;
  }
}
