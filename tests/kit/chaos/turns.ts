import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { badAnswers } from './answers'
import { screens } from './everyScreen'
import type { Case } from './play'

const quick = badAnswers.filter(({ isSlow, isGood }) => !isSlow && !isGood)

/** One call of each screen with one bad answer, the next in turn; `npm run figures -- chaos` plays them all. */
export const casesInTurn: readonly Case[] = screens.map((screen, turn) => {
  const calls = Object.keys(screen.calls)
  return { screen, call: calls[turn % calls.length]!, answer: quick[(turn * 7) % quick.length]! }
})

/** Cases that a run plays at most. */
const IN_A_RUN = 20
const parts = Math.ceil(casesInTurn.length / IN_A_RUN)

export interface Part {
  /** From 1. */
  readonly number: number
  readonly of: number
  readonly cases: readonly Case[]
}

/** The part of the cases that stands at so many commits: the next commit plays the next part. */
export const partAt = (commits: number): Part => {
  const part = commits % parts
  return { number: part + 1, of: parts, cases: casesInTurn.filter((_, turn) => turn % parts === part) }
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
