/** Clicks a button of a dialog once more, as soon as the dialog begins to close. */
export function clickWhileClosing(button: Element): Promise<void> {
  const dialog = button.closest('dialog');
  if (dialog === null) throw new Error('The button is not in a dialog');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      (button as HTMLElement).click();
      resolve();
    });
    observer.observe(dialog, { attributeFilter: ['data-closing'] });
  });
}
