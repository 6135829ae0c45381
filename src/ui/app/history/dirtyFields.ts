type Field = HTMLInputElement | HTMLTextAreaElement

/** Words that look for something, and codes, are no loss. */
const passed =
  'input:not([type=text], [type=tel], [type=email], [type=number], :not([type])), [role=combobox], [role=searchbox], [autocomplete=one-time-code]'

const isWritten = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && !target.matches(passed)

/** What stood in each field before somebody came to it. */
const before = new Map<Field, string>()

/** Notes from now on which fields somebody comes to. */
export const watchWords = (): void =>
  document.addEventListener('focusin', ({ target }) => {
    if (isWritten(target) && !before.has(target)) before.set(target, target.value)
  })

/** Fields in which words stand that somebody typed. */
const typedFields = (): readonly Field[] => {
  for (const field of before.keys()) if (!field.isConnected) before.delete(field)
  return [...before]
    .filter(([field, value]) => field.value.trim() !== '' && field.value !== value)
    .map(([field]) => field)
}

/** Whether words that somebody typed stand anywhere. */
export const isTyped = (): boolean => typedFields().length > 0

/** Whether words that somebody typed stand in a dialog. */
export const isTypedInDialog = (): boolean => typedFields().some((field) => field.closest('[role=dialog]') !== null)
