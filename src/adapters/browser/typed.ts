const KEY = 'typed'
/** Milliseconds after which what was typed before a reload is forgotten. */
const KEPT_FOR = 10 * 60_000

interface Typed {
  readonly path: string
  /** Milliseconds since 1970. */
  readonly until: number
  readonly fields: readonly (readonly [field: string, value: string])[]
}

/** What this app wrote itself a moment ago: only that it is there needs to be checked. */
const readTyped = (storage: Storage): Typed | null => {
  const text = storage.getItem(KEY)
  storage.removeItem(KEY)
  return text === null ? null : (JSON.parse(text) as Typed)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Kinds of input that hold no words, and codes, which are used once. */
const passed = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset'])
const isKept = (field: Field): boolean =>
  !passed.has(field.type) && !/one-time-code|current-password/.test(field.autocomplete)

const nameOf = (field: Field): string =>
  [field.labels?.[0]?.textContent, field.ariaLabel, field.name, 'placeholder' in field ? field.placeholder : '']
    .map((name) => name?.trim())
    .find((name) => name !== undefined && name !== '') ?? ''

const isTicked = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type)

/** The fields of a page by their names; the second of two with one name is `name 2`. */
const fieldsOf = (page: Document): ReadonlyMap<string, Field> => {
  const counts = new Map<string, number>()
  const named = [...page.querySelectorAll<Field>('input, textarea, select')].filter(isKept).map((field) => {
    const name = isTicked(field) ? `${nameOf(field)} ${field.value}` : nameOf(field)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [count === 1 ? name : `${name} ${count}`, field] as const
  })
  return new Map(named)
}

const valueOf = (field: Field): string => (isTicked(field) ? (field.checked ? 'on' : '') : field.value)

/** Writes as a person would, so that whoever listens to the field hears it. */
const write = (field: Field, value: string): void => {
  if (isTicked(field)) return field.click()
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Keeps what is typed on the page for the time of a reload. */
export const keepTyped = (storage: Storage): void => {
  const fields = [...fieldsOf(document)].flatMap(([field, element]) => {
    const value = valueOf(element)
    return value === '' ? [] : [[field, value] as const]
  })
  const typed: Typed = { path: location.pathname, until: Date.now() + KEPT_FOR, fields }
  if (fields.length > 0) storage.setItem(KEY, JSON.stringify(typed))
}

/** Puts back what was typed before a reload, each word when its field is there again. Returns its stop. */
export const restoreTyped = (storage: Storage): (() => void) => {
  const kept = readTyped(storage)
  if (kept === null || kept.until < Date.now()) return () => undefined
  const { path, until, fields } = kept
  const waiting = new Map(fields)
  const putBack = () => {
    if (Date.now() > until || waiting.size === 0) return observer.disconnect()
    if (location.pathname !== path) return
    for (const [name, field] of fieldsOf(document)) {
      const value = waiting.get(name)
      if (value === undefined) continue
      waiting.delete(name)
      if (valueOf(field) !== value) write(field, value)
    }
  }
  const observer = new MutationObserver(putBack)
  observer.observe(document.body, { childList: true, subtree: true })
  putBack()
  return () => observer.disconnect()
}
