import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { createServer } from 'node:http'
import { RUN_POSTGRES, startPostgres, type TestPostgres } from './postgres'
import { quickFolder } from './quickFolder'

/** Gives all workers of a run one folder for what is temporary, and one PostgreSQL, started when the first of them asks for it. */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  // Each project of the runner calls this; they share one.
  if (process.env[RUN_POSTGRES] !== undefined) return
  const temporary = quickFolder('spine-care-tests-')
  // PostgreSQL runs as somebody else where the tests run as root.
  chmodSync(temporary.path, 0o755)
  process.env['TMPDIR'] = temporary.path
  let postgres: Promise<TestPostgres> | undefined
  const door = createServer((_, response) => {
    postgres ??= startPostgres()
    postgres.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  if (typeof address === 'object') process.env[RUN_POSTGRES] = `http://127.0.0.1:${address?.port}`
  return async () => {
    door.close()
    await (await postgres?.catch(() => undefined))?.stop()
    temporary.forget()
  }
}
