import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { around, keyOf, type Mutant, type Report } from './report'

/** A copy of the tree in which mutants are written into the sources. */
const TREE = 'test-output/mutation/types'
const COPIED = ['src', 'server', 'tests', 'tools', 'styled-system', 'tsconfig.json', 'package.json', 'vite.config.ts']

const LEFT = new Set(['Survived', 'NoCoverage'])

/** Where the type checker finds something wrong: lines by file. */
const wrongLines = (): ReadonlyMap<string, readonly number[]> => {
  const { stdout } = spawnSync('tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], { cwd: TREE, encoding: 'utf8' })
  const lines = new Map<string, number[]>()
  for (const [, file = '', line] of stdout.matchAll(/^(\S+?)\((\d+),\d+\): error /gm))
    lines.set(file, [...(lines.get(file) ?? []), Number(line)])
  return lines
}

interface Left {
  readonly file: string
  readonly source: string
  readonly mutants: readonly Mutant[]
}

const write = ({ file, source }: Left, mutant: Mutant | undefined): void => {
  const [before, , after] = mutant ? around(source, mutant) : [source, '', '']
  writeFileSync(`${TREE}/${file}`, `${before}${mutant?.replacement ?? ''}${after}`)
}

const copyTree = (): void => {
  rmSync(TREE, { recursive: true, force: true })
  mkdirSync(TREE, { recursive: true })
  for (const each of COPIED) cpSync(each, `${TREE}/${each}`, { recursive: true })
  symlinkSync(resolve('node_modules'), `${TREE}/node_modules`)
}

/**
 * Those of the mutants left that the type checker refuses. A run judges one of each file; where an error is not in the
 * line of the mutant, another file's may have caused it, and the mutant is judged alone.
 */
export const refusedByTypes = (reports: readonly Report[]): ReadonlySet<string> => {
  const left = reports
    .flatMap(({ files }) => Object.entries(files))
    // What was changed since may not fit the rest any more, without any mutant.
    .filter(([file, { source }]) => existsSync(file) && readFileSync(file, 'utf8') === source)
    .map(([file, { source, mutants }]): Left => ({
      file,
      source,
      mutants: mutants.filter(({ status }) => LEFT.has(status)),
    }))
  const refused = new Set<string>()
  const doubtful: (readonly [Left, Mutant])[] = []
  const rounds = Math.max(0, ...left.map(({ mutants }) => mutants.length))
  if (rounds > 0) copyTree()
  for (let round = 0; round < rounds; round++) {
    for (const each of left) write(each, each.mutants[round])
    const wrong = wrongLines()
    for (const each of left) {
      const [mutant, lines] = [each.mutants[round], wrong.get(each.file)]
      if (mutant === undefined || lines === undefined) continue
      if (lines.includes(mutant.location.start.line)) refused.add(keyOf(each.file, mutant))
      else doubtful.push([each, mutant])
    }
  }
  for (const each of left) write(each, undefined)
  for (const [each, mutant] of doubtful) {
    write(each, mutant)
    if (wrongLines().size > 0) refused.add(keyOf(each.file, mutant))
    write(each, undefined)
  }
  rmSync(TREE, { recursive: true, force: true })
  return refused
}
