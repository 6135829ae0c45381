import { badAnswers } from './answers'
import { screens } from './everyScreen'
import type { Case } from './play'

const quick = badAnswers.filter(({ isSlow, isGood }) => !isSlow && !isGood)

/** One call of each screen with one bad answer, the next in turn; `npm run figures -- chaos` plays them all. */
export const casesInTurn: readonly Case[] = screens.map((screen, turn) => {
  const calls = Object.keys(screen.calls)
  return { screen, call: calls[turn % calls.length]!, answer: quick[(turn * 7) % quick.length]! }
})
