/** Takes whoever saved in vain to the first field that is wrong, once it is shown as such. */
export const focusInvalid = (control: HTMLElement): void => {
  const form = control.closest('form, [role=dialog]')
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus()
    // What is wrong is said below the field, where a bar at the lower edge would hide it.
    field?.scrollIntoView({ block: 'center' })
  })
}
