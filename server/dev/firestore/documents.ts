/** A field as Firestore's JSON has it: one of its kinds, such as `{ integerValue: '7' }`. */
export type Value = Readonly<Record<string, unknown>>
export type Values = Readonly<Record<string, Value>>

export interface StoredDocument {
  /** `projects/p/databases/(default)/documents/conversations/c` */
  readonly name: string
  readonly fields: Values
  readonly createTime: string
  readonly updateTime: string
}

/** One write of a commit, as Firestore's REST has it. */
export interface WriteRequest {
  readonly update?: { readonly name: string; readonly fields?: Values }
  readonly updateMask?: { readonly fieldPaths?: readonly string[] }
  readonly delete?: string
}

interface Query {
  readonly from: readonly { readonly collectionId: string }[]
  readonly where?: { readonly fieldFilter?: FieldFilter }
  readonly orderBy?: readonly { readonly field: { readonly fieldPath: string }; readonly direction?: string }[]
  readonly limit?: number
}
interface FieldFilter {
  readonly field: { readonly fieldPath: string }
  readonly op: string
  readonly value: Value
}

/** What a listener asked for: documents by their names, or those of a collection. */
export interface Target {
  readonly documents?: { readonly documents: readonly string[] }
  readonly query?: { readonly parent: string; readonly structuredQuery: Query }
  readonly targetId: number
  readonly resumeToken?: string
}

/** A plain value of a field, as far as documents of chats hold one. */
export const plain = (value: Value | undefined): unknown => {
  if (value === undefined || 'nullValue' in value) return null
  if ('integerValue' in value) return Number(value['integerValue'])
  if ('timestampValue' in value) return new Date(value['timestampValue'] as string)
  if ('mapValue' in value) {
    const { fields = {} } = value['mapValue'] as { fields?: Values }
    return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, plain(each)]))
  }
  if ('arrayValue' in value) return ((value['arrayValue'] as { values?: Value[] }).values ?? []).map(plain)
  return Object.values(value)[0]
}

const comparisons: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  GREATER_THAN: (one, other) => one > other,
  GREATER_THAN_OR_EQUAL: (one, other) => one >= other,
  LESS_THAN: (one, other) => one < other,
  LESS_THAN_OR_EQUAL: (one, other) => one <= other,
  EQUAL: (one, other) => one === other,
}

/** What the stand-in does not speak. */
export class NotSpoken extends Error {}

const numberAt = ({ fields }: StoredDocument, path: string): number => Number(plain(fields[path]))

const matches = (document: StoredDocument, { from, where, orderBy = [] }: Query, parent: string): boolean => {
  const [collection] = from
  const rest = document.name.startsWith(`${parent}/`) ? document.name.slice(parent.length + 1).split('/') : []
  if (rest.length !== 2 || rest[0] !== collection?.collectionId) return false
  if (orderBy.some(({ field }) => field.fieldPath !== '__name__' && !(field.fieldPath in document.fields))) return false
  if (where === undefined) return true
  const { fieldFilter } = where
  const compare = fieldFilter && comparisons[fieldFilter.op]
  if (fieldFilter === undefined || compare === undefined) throw new NotSpoken('A query of another kind')
  return compare(numberAt(document, fieldFilter.field.fieldPath), Number(plain(fieldFilter.value)))
}

const pathParts = (path: string): readonly string[] =>
  [...path.matchAll(/`([^`]+)`|([^.`]+)/g)].map(([, quoted, bare]) => quoted ?? bare!)

const fieldAt = (fields: Values, [name = '', ...rest]: readonly string[]): Value | undefined => {
  const value = fields[name]
  if (rest.length === 0 || value === undefined) return value
  return fieldAt((value['mapValue'] as { fields?: Values } | undefined)?.fields ?? {}, rest)
}

const withField = (fields: Values, [name = '', ...rest]: readonly string[], value: Value | undefined): Values => {
  const { [name]: before, ...others } = fields
  if (rest.length === 0) return value === undefined ? others : { ...others, [name]: value }
  const inside = (before?.['mapValue'] as { fields?: Values } | undefined)?.fields ?? {}
  return { ...others, [name]: { mapValue: { fields: withField(inside, rest, value) } } }
}

const fieldsAfter = (before: Values, { update, updateMask }: WriteRequest): Values => {
  const given = update?.fields ?? {}
  if (updateMask === undefined) return given
  return (updateMask.fieldPaths ?? []).reduce(
    (fields, path) => withField(fields, pathParts(path), fieldAt(given, pathParts(path))),
    before,
  )
}

/** Documents in memory, as much of Firestore as a copy of chats needs: commits, and what changes of them. */
export const openDocuments = () => {
  const all = new Map<string, StoredDocument>()
  const deleted: { readonly name: string; readonly at: string }[] = []
  const listeners = new Set<() => void>()
  let last = 0n
  /** Moments that only grow, to the nanosecond; they are the tokens from which a listener goes on. */
  const now = (): string => {
    const clock = BigInt(Date.now()) * 1_000_000n
    last = clock > last ? clock : last + 1000n
    const whole = new Date(Number(last / 1_000_000n)).toISOString().slice(0, 19)
    return `${whole}.${String(last % 1_000_000_000n).padStart(9, '0')}Z`
  }
  const commit = (writes: readonly WriteRequest[]) => {
    const at = now()
    for (const write of writes) {
      if (write.delete !== undefined) {
        if (all.delete(write.delete)) deleted.push({ name: write.delete, at })
        continue
      }
      const { name } = write.update!
      const before = all.get(name)
      const fields = fieldsAfter(before?.fields ?? {}, write)
      all.set(name, { name, fields, createTime: before?.createTime ?? at, updateTime: at })
    }
    for (const listener of listeners) queueMicrotask(listener)
    return { writeResults: writes.map(() => ({ updateTime: at })), commitTime: at }
  }
  const matching = ({ documents, query }: Target): readonly StoredDocument[] => {
    if (documents !== undefined) return documents.documents.flatMap((name) => all.get(name) ?? [])
    const { parent, structuredQuery } = query!
    const found = [...all.values()].filter((document) => matches(document, structuredQuery, parent))
    const [{ field, direction = 'ASCENDING' } = { field: { fieldPath: '__name__' } }] = structuredQuery.orderBy ?? []
    if (field.fieldPath !== '__name__')
      found.sort(
        (one, other) =>
          (numberAt(one, field.fieldPath) - numberAt(other, field.fieldPath)) * (direction === 'ASCENDING' ? 1 : -1),
      )
    return structuredQuery.limit === undefined ? found : found.slice(0, structuredQuery.limit)
  }
  return {
    all,
    now,
    commit,
    matching,
    deletedSince: (moment: string) => deleted.filter(({ at }) => at > moment).map(({ name }) => name),
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type StoredDocuments = ReturnType<typeof openDocuments>
