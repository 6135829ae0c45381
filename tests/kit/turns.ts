import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Part<T> {
  /** From 1. */
  readonly number: number
  readonly of: number
  readonly items: readonly T[]
}

/** The part of the items that stands at so many commits, `most` of them or one less: the next commit has the next part. */
export const partAt = <T>(items: readonly T[], most: number, commits: number): Part<T> => {
  const of = Math.ceil(items.length / most)
  const part = commits % of
  return { number: part + 1, of, items: items.filter((_, turn) => turn % of === part) }
}

/** How many commits lead to this one; 0 where there is no git. */
export const commitsSoFar = async (): Promise<number> => {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-list', '--count', 'HEAD'])
    return Number(stdout)
  } catch {
    return 0
  }
}
