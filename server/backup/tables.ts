import type { ClientBase } from 'pg'

export interface Table {
  readonly name: string
  /** Columns that hold what was written; generated ones are made again. */
  readonly columns: readonly string[]
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** `"users" ("id", "role")`, as `copy` takes it. */
export const columnsOf = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`

/** Every table of the practice, those before others that refer to them. Throws when two refer to each other. */
export const tablesInOrder = async (client: ClientBase): Promise<readonly Table[]> => {
  const { rows: columns } = await client.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by table_name, ordinal_position`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)
  const waiting = new Map<string, string[]>()
  for (const { table, column } of columns) waiting.set(table, [...(waiting.get(table) ?? []), column])
  const plain = (name: string) => name.replaceAll('"', '')
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.keys()].filter(
      (name) => !references.some(({ from, to }) => plain(from) === name && waiting.has(plain(to))),
    )
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const name of ready) {
      ordered.push({ name, columns: waiting.get(name)! })
      waiting.delete(name)
    }
  }
  return ordered
}

/** The migrations a database has seen, by their hash. */
export const migrationsOf = async (client: ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

/** Sets each counter of a table behind the highest number that is taken, and not before the number it began with. */
export const catchUpCounters = async (client: ClientBase, { name, columns }: Table): Promise<void> => {
  for (const column of columns) {
    const { rows } = await client.query<{ counter: string | null }>(
      'select pg_get_serial_sequence($1, $2) as counter',
      [quoted(name), column],
    )
    const counter = rows[0]?.counter
    if (counter)
      await client.query(
        `select setval($1::regclass, greatest((select max(${quoted(column)}) from ${quoted(name)}) + 1, seqstart), false)
          from pg_sequence where seqrelid = $1::regclass`,
        [counter],
      )
  }
}
