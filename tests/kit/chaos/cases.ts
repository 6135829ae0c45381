import { contractRows } from '../../../server/contract'
import { badAnswers } from './answers'
import type { Case } from './play'
import { screens } from './everyScreen'
import { fieldsOf, wrongType } from './wrongTypes'

const calls = screens.flatMap((screen) =>
  Object.entries(screen.calls).map(([call, spoilt]) => ({ screen, call, spoilt })),
)

/** The rows of the contract that some screen is spoilt with. */
export const spoiltCalls: readonly string[] = contractRows
  .filter(({ endpoint }) => calls.some(({ spoilt: { row } }) => row.endpoint === endpoint))
  .map(({ name }) => name)

/** Every call of every screen with every bad answer. */
export const answerCases: readonly Case[] = calls.flatMap(({ screen, call }) =>
  badAnswers.map((answer) => ({ screen, call, answer })),
)

/** Wrong values that are tried in each field. */
const PER_FIELD = 2

/** Every call of every screen with a wrong type in each field of its answer, as the contract has them. */
export const fieldCases: readonly Case[] = calls.flatMap(({ screen, call, spoilt: { row } }) =>
  fieldsOf(row.endpoint).flatMap((field) =>
    Array.from({ length: PER_FIELD }, (_, which) => ({ screen, call, answer: wrongType(row.endpoint, field, which) })),
  ),
)
