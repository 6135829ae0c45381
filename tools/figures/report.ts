import { goneFrom, leftOutOf } from './everything'
import type { Figure, Measure } from './figure'

export interface StoredFigure extends Figure {
  /** When it was measured. */
  readonly at: string
  /** The commit it was measured at; `+` after it: with changes that were not committed. */
  readonly commit: string
  /** How long measuring took. */
  readonly seconds: number
  /** The machine it was measured on. */
  readonly on: string
  /** What exists and was not measured; absent where all was. */
  readonly leavesOut?: readonly string[]
}

/** The figure with what it leaves out today, and without what is no more. */
export const upToDate = ({ leavesOut: _, ...figure }: StoredFigure): StoredFigure => {
  const { covers } = figure
  if (covers === undefined) return figure
  const gone = goneFrom(covers)
  const leavesOut = leftOutOf(covers)
  const names = covers.names.filter((name) => !gone.includes(name)).toSorted()
  return { ...figure, covers: { ...covers, names }, ...(leavesOut.length > 0 ? { leavesOut } : {}) }
}

/** By name. */
export type StoredFigures = Readonly<Record<string, StoredFigure>>

const verdicts = { true: 'met', false: 'NOT met', null: '' } as const
const verdictOf = ({ met, over }: Measure): string =>
  over === undefined ? verdicts[`${met}`] : over.length > 0 ? `over: ${over.join(', ')}` : 'met'

export const isMet = ({ measures }: Figure): boolean => measures.every(({ met }) => met !== false)

const HEAD = ['#', 'figure', 'samples', 'value', 'target', ''] as const

const cellsOf = (name: string, { number, measures }: Figure): string[][] =>
  measures.map((measure) => [
    String(number ?? '–'),
    `${name}: ${measure.what}`,
    measure.samples,
    measure.value,
    measure.target,
    verdictOf(measure),
  ])

/** A table for the terminal. */
export const tableOf = (figures: StoredFigures): string => {
  const rows = [[...HEAD], ...Object.entries(figures).flatMap(([name, figure]) => cellsOf(name, figure))]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const coverageOf = ({ covers, leavesOut = [] }: StoredFigure): readonly string[] => {
  if (covers === undefined) return []
  const { kind, names } = covers
  const all = `${names.length} of ${names.length + leavesOut.length} ${kind}`
  return [
    '',
    leavesOut.length === 0
      ? `Covers all ${names.length} ${kind}.`
      : `Covers ${all}; leaves out ${leavesOut.join(', ')}.`,
  ]
}

const section = ([name, figure]: [string, StoredFigure]): string =>
  [
    `## ${figure.number === null ? '' : `${figure.number}. `}${figure.title}`,
    '',
    line(['measured', 'samples', 'value', 'target', '']),
    line(['---', '---', '---', '---', '---']),
    ...figure.measures.map((measure) =>
      line([measure.what, measure.samples, measure.value, measure.target, verdictOf(measure)]),
    ),
    ...coverageOf(figure),
    '',
    `\`npm run figures ${name}\`, ${figure.at.slice(0, 10)}, commit ${figure.commit}, ${figure.seconds} s, ${figure.on}.`,
  ].join('\n')

export const markdownOf = (figures: StoredFigures): string =>
  `# Figures\n\nWritten by \`npm run figures\`; every number with what it was measured over, when and at which commit. What came to the product since a figure was measured is among what it leaves out; \`npm run figures -- refresh\` says so without measuring.\n\n${Object.entries(figures).map(section).join('\n\n')}\n`
