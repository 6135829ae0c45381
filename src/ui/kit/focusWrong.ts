/** Takes whoever saved in vain to the first field that is wrong, once it is shown as such. */
export const focusWrong = (control: HTMLElement): void => {
  const form = control.closest('form, [role=dialog]')
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
