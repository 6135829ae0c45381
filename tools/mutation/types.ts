import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { around, keyOf, type Mutant, type Report } from './report'

/** A copy of the tree in which mutants are written into the sources. */
const TREE = 'test-output/mutation/types'
const COPIED = ['src', 'server', 'tests', 'tools', 'styled-system', 'tsconfig.json', 'package.json', 'vite.config.ts']

const LEFT = new Set(['Survived', 'NoCoverage'])

/** Where the type checker finds something wrong: a file and a line. */
const wrongLines = (): ReadonlySet<string> => {
  const { stdout } = spawnSync('tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], { cwd: TREE, encoding: 'utf8' })
  return new Set([...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error /gm)].map(([, file, line]) => `${file} ${line}`))
}

/**
 * Those of the mutants left that the type checker refuses. A run judges one of each file: an error in the line that
 * only this mutant changed is its own.
 */
export const refusedByTypes = (reports: readonly Report[]): ReadonlySet<string> => {
  const files = reports.flatMap(({ files }) => Object.entries(files))
  const left = files.map(([file, { source, mutants }]) => ({
    file,
    source,
    mutants: mutants.filter(({ status }) => LEFT.has(status)),
  }))
  const rounds = Math.max(0, ...left.map(({ mutants }) => mutants.length))
  if (rounds === 0) return new Set()
  rmSync(TREE, { recursive: true, force: true })
  mkdirSync(TREE, { recursive: true })
  for (const each of COPIED) cpSync(each, `${TREE}/${each}`, { recursive: true })
  symlinkSync(resolve('node_modules'), `${TREE}/node_modules`)
  const refused = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const tried: (readonly [string, Mutant])[] = []
    for (const { file, source, mutants } of left) {
      const mutant = mutants[round]
      const [before, , after] = mutant ? around(source, mutant) : [source, '', '']
      writeFileSync(`${TREE}/${file}`, mutant ? `${before}${mutant.replacement ?? ''}${after}` : source)
      if (mutant) tried.push([file, mutant])
    }
    const wrong = wrongLines()
    for (const [file, mutant] of tried)
      if (wrong.has(`${file} ${mutant.location.start.line}`)) refused.add(keyOf(file, mutant))
  }
  rmSync(TREE, { recursive: true, force: true })
  return refused
}
