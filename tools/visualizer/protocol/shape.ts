/**
 * What is sent of a value: `string(12)`, `array(3)`, `number`, a record of shapes, or `{'=': value}` for a field that
 * may be seen.
 */
export type Shape = string | { readonly '=': string | number | boolean | null } | { readonly [field: string]: Shape }

/** Fields that may be seen, by their path: `date`, `failure.kind`. */
export type Visible = ReadonlySet<string>

const DEEPEST = 4
const WIDEST = 30
const LONGEST = 60
/** Keys of records may be ids or numbers of people; those of our types are words. */
const isWord = (key: string): boolean => /^[A-Za-z_$][A-Za-z_$0-9]{0,39}$/.test(key) && !/\d{3}/.test(key)

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && isPlain(value)

const isActor = (value: object): boolean => 'sessionId' in value && 'send' in value

const leafOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (typeof value === 'string') return `string(${value.length})`
  if (Array.isArray(value)) return `array(${value.length})`
  if (typeof value !== 'object') return typeof value
  if (isActor(value)) return 'actor'
  return isPlain(value) ? `object(${Object.keys(value).length})` : (value.constructor?.name ?? 'object')
}

const isShown = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'

/** The shape of a value with the values of its visible fields. What cannot be read is `unreadable`. */
export const shapeOf = (value: unknown, visible: Visible, path = '', depth = 0): Shape => {
  try {
    if (visible.has(path) && isShown(value)) return { '=': typeof value === 'string' ? value.slice(0, LONGEST) : value }
    if (!isRecord(value) || isActor(value)) return leafOf(value)
    const entries = Object.entries(value)
    if (depth >= DEEPEST || entries.length > WIDEST) return leafOf(value)
    return Object.fromEntries(
      entries.map(([key, inner], index) => [
        isWord(key) ? key : `key${index + 1}(${key.length})`,
        shapeOf(inner, visible, path === '' ? key : `${path}.${key}`, depth + 1),
      ]),
    )
  } catch {
    return 'unreadable'
  }
}

/** Paths of the fields that are others now; of records inside, those of their fields. Values are compared by identity. */
export const changedFields = (before: unknown, after: unknown, path = '', depth = 0): readonly string[] => {
  if (Object.is(before, after)) return []
  if (!isRecord(before) || !isRecord(after) || depth >= 2) return [path]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key, index) =>
    changedFields(
      before[key],
      after[key],
      `${path === '' ? '' : `${path}.`}${isWord(key) ? key : `key${index + 1}(${key.length})`}`,
      depth + 1,
    ),
  )
}
