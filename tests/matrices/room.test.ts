import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from '../../tools/lists'
import { roomFiles } from '../../tools/roomFiles'

/** Milliseconds: a copy of the tree is type-checked. */
const LASTS = 900_000
const COPIED = ['src', 'server', 'tests', 'tools', 'package.json', 'tsconfig.json', '.oxfmtrc.json']
const LINKED = ['node_modules', 'styled-system']

/** What a room is part of, without the tests of other rooms. */
const CHECKED = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: ['src', 'server', 'styled-system', 'tests/rooms/vitals', 'tests/rooms/*/*.page.ts'],
}

const run = promisify(execFile)

describe('a room that npm run room writes', () => {
  let tree: string
  const runIn = (...command: readonly string[]) =>
    run(process.execPath, [join(tree, 'node_modules', command[0]!), ...command.slice(1)], { cwd: tree })

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'room-'))
    for (const path of COPIED) cpSync(path, join(tree, path), { recursive: true })
    for (const path of LINKED) symlinkSync(join(process.cwd(), path), join(tree, path))
    writeFileSync(join(tree, 'tsconfig.room.json'), JSON.stringify(CHECKED))
    await runIn('tsx/dist/cli.mjs', 'tools/room.ts', 'vitals')
  }, LASTS)
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  test('changes no file but the lists', () => {
    expect(Object.keys(roomFiles('vitals')).filter((path) => existsSync(path))).toEqual([])
    const changed = Object.entries(lists())
      .filter(([path, text]) => readFileSync(join(tree, path), 'utf8') !== text)
      .map(([path]) => path)
    expect(changed.toSorted()).toEqual([
      'server/rooms.ts',
      'src/core/app/contract.ts',
      'src/core/app/roomPanels.ts',
      'src/core/app/roomRoutes.ts',
      'src/machines/registry.ts',
    ])
  })

  test(
    'compiles on every floor, with its tests',
    async () => {
      const check = runIn('typescript/bin/tsc', '--checkers', '1', '-p', 'tsconfig.room.json')
      expect((await check.catch((error: { readonly stdout: string }) => error)).stdout).toBe('')
    },
    LASTS,
  )
})
