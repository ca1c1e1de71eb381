/**
 * Focuses the first invalid field in page order. `invalid` has the fields' names, as in their
 * `data-field` attributes, in any order.
 */
export function focusFirstInvalid(form: HTMLElement, invalid: readonly string[]): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    if (!invalid.includes(field.dataset.field ?? '')) continue;
    const control = field.querySelector<HTMLElement>(
      ':is(input:checked, input:not([type=radio]), select, textarea, button):enabled, input:enabled',
    );
    // A control in a folded part of the form cannot be focused.
    const folded = field.closest('details');
    if (folded !== null) folded.open = true;
    control?.focus();
    // Focusing scrolls the control into view, but may leave its message below the edge.
    field.scrollIntoView({ block: 'nearest' });
    return;
  }
}
