import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '../server/config/variables'

const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('the README says of every variable that the server reads what it sets', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
  const explained = new Set(
    rows.flatMap((row) => [...row.matchAll(/`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name]) => name)),
  )
  expect(Object.keys(variables).filter((name) => !explained.has(name))).toEqual([])
})

test('the server reads no other variable by itself', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const read = files.flatMap((file) =>
    [
      ...readFileSync(join('server', file), 'utf8').matchAll(/(?:process\.env|environment)(?:\.(\w+)|\['(\w+)'\])/g),
    ].map(([, dotted, quoted]) => dotted ?? quoted!),
  )
  // Handed on to PostgreSQL; where npm was typed; needed before a configuration is read, which refuses what is none.
  expect([...new Set(read)].filter((name) => !['PATH', 'INIT_CWD', 'TIME_LIMITS'].includes(name))).toEqual([])
})

test('each command of the README is one that npm knows', () => {
  const texts = [readme, readFileSync('docs/operating.md', 'utf8')].join('\n')
  const named = [...texts.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
