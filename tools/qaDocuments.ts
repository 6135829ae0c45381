import { coverLive } from '../tests/kit/paths/live'
import type { PathModel } from '../tests/kit/paths/model'
import { models } from '../tests/kit/paths/models'
import type { Documents } from './documents'

const placeOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const script = async (model: PathModel): Promise<string> => {
  const { all, chosen } = await coverLive(model)
  const paths = chosen.map(({ path: { start, steps } }, index) => {
    const lines = steps.map(({ words, value }, step) => `${step + 2}. ${words}. → \`${placeOf(value)}\``)
    return [`## Path ${index + 1}`, '', `1. ${start}.`, ...lines].join('\n')
  })
  return [
    `# ${model.name}`,
    '',
    `${chosen.length} paths take all ${all.size} transitions. After each step the machine is where the arrow says.`,
    '',
    paths.join('\n\n'),
    '',
  ].join('\n')
}

/** `docs/qa/<name>.md`: the fewest generated paths that take every transition, as numbered sentences. */
export const qaDocuments = async (): Promise<Documents> =>
  Object.fromEntries(await Promise.all(models.map(async (model) => [`docs/qa/${model.name}.md`, await script(model)])))
