import type { Figure, Measure } from './figure'

export interface StoredFigure extends Figure {
  /** When it was measured. */
  readonly at: string
  /** How long measuring took. */
  readonly seconds: number
  /** The machine it was measured on. */
  readonly on: string
}

/** By name. */
export type StoredFigures = Readonly<Record<string, StoredFigure>>

const verdicts = { true: 'met', false: 'NOT met', null: '' } as const
const verdictOf = ({ met }: Measure): string => verdicts[`${met}`]

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

const section = ([name, figure]: [string, StoredFigure]): string =>
  [
    `## ${figure.number === null ? '' : `${figure.number}. `}${figure.title}`,
    '',
    line(['measured', 'samples', 'value', 'target', '']),
    line(['---', '---', '---', '---', '---']),
    ...figure.measures.map((measure) =>
      line([measure.what, measure.samples, measure.value, measure.target, verdictOf(measure)]),
    ),
    '',
    `\`npm run figures ${name}\`, ${figure.at.slice(0, 10)}, ${figure.seconds} s, ${figure.on}.`,
  ].join('\n')

export const markdownOf = (figures: StoredFigures): string =>
  `# Figures\n\nWritten by \`npm run figures\`; every number with what it was measured over.\n\n${Object.entries(figures).map(section).join('\n\n')}\n`
