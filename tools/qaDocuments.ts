import { cover, type Coverage, type ScreenTour } from '../tests/kit/paths/cover'
import { seenIn } from '../tests/kit/paths/model'
import { models } from '../tests/kit/paths/models'
import { howOf } from '../tests/kit/paths/outcomes'
import { toursIn } from '../tests/kit/paths/tourFile'
import type { Documents } from './documents'
import { linkTo } from './visualizer/paths/link'

const screens = { phone: 'On a phone', desktop: 'On a desktop' } as const

const sentence = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ')

const tourScript = ({ model, graph }: Coverage, { start, screen, edges }: ScreenTour, index: number): string => {
  const seen = (key: string, more?: string) => {
    const { leaves, facts } = graph.nodes.get(key)!
    const words = sentence(more, seenIn(model, leaves, facts))
    return words === '' ? '' : `\n   You see: ${words}`
  }
  const link = (key: string, step: number) => {
    const [state = null] = graph.nodes.get(key)!.leaves
    return ` [Chart](${linkTo({ machine: model.name, state, path: index + 1, step })})`
  }
  const lines = edges.map(({ words, lead, to }, step) => {
    const { event, how } = model.steps[words]!
    const means = how ?? howOf(event)
    return `${step + 2}. ${words}.${means === null ? '' : ` (${means}.)`}${link(to, step + 2)}${seen(to, lead.sees)}`
  })
  const { how } = model.starts[start]!
  const first = `1. ${start}.${how === undefined ? '' : ` (${how}.)`}${link(graph.starts[start]!, 1)}${seen(graph.starts[start]!)}`
  return [`## Tour ${index + 1}. ${screens[screen]}`, '', first, ...lines].join('\n')
}

export const scriptPath = (name: string): string => `docs/qa/${name}.md`

/** `docs/qa/<name>.md`: the tours as numbered sentences. */
export const scriptOf = (coverage: Coverage): string => {
  const left = Object.entries(coverage.nowhere)
  return [
    `# ${coverage.model.name}`,
    '',
    sentence(
      `${coverage.tours.length} tours take`,
      left.length === 0 ? 'all' : `${coverage.all.size - left.length} of`,
      `${coverage.all.size} transitions of the machine.`,
    ),
    '',
    ...(left.length === 0 ? [] : [...left.map(([name, reason]) => `- \`${name}\` is left out: ${reason}.`), '']),
    coverage.tours.map((tour, index) => tourScript(coverage, tour, index)).join('\n\n'),
    '',
  ].join('\n')
}

/** The script of a machine, kept in git, and `docs/qa/tours/<name>.json`, its tours for programs that walk them, which is not. */
export const qaDocumentsOf = (coverage: Coverage): Documents => ({
  [scriptPath(coverage.model.name)]: scriptOf(coverage),
  [`docs/qa/tours/${coverage.model.name}.json`]: `${JSON.stringify(toursIn(coverage), null, 2)}\n`,
})

export const qaDocuments = async (): Promise<Documents> =>
  Object.assign({}, ...(await Promise.all(models.map(async (model) => qaDocumentsOf(await cover(model))))))
