/** What Stryker writes of a mutant. */
export interface Mutant {
  readonly id: string
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: Position; readonly end: Position }
}

interface Position {
  readonly line: number
  readonly column: number
}

export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

export interface Judged {
  readonly killed: number
  readonly survived: readonly string[]
  readonly uncovered: readonly string[]
  readonly refused: number
}

/** A mutant by its file and its number there. */
export const keyOf = (file: string, { id }: Mutant): string => `${file} ${id}`

const short = (code: string): string => code.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 80)

const offsetOf = (source: string, { line, column }: Position): number =>
  source.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1

/** The source before a mutant, what it replaces, and the source after it. */
export const around = (source: string, { location: { start, end } }: Mutant): readonly [string, string, string] => {
  const [from, to] = [offsetOf(source, start), offsetOf(source, end)]
  return [source.slice(0, from), source.slice(from, to), source.slice(to)]
}

export const judgedOf = ({ files }: Report, refused: ReadonlySet<string>): Judged => {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, mutant })),
  )
  const isRefused = ({ file, mutant }: (typeof all)[number]) =>
    mutant.status === 'RuntimeError' || mutant.status === 'CompileError' || refused.has(keyOf(file, mutant))
  const counted = all.filter((each) => !isRefused(each))
  const lines = (status: string): readonly string[] =>
    counted
      .filter(({ mutant }) => mutant.status === status)
      .map(
        ({ file, source, mutant }) =>
          `\`${file}:${mutant.location.start.line}\` \`${short(around(source, mutant)[1])}\` → \`${short(mutant.replacement ?? '')}\``,
      )
  return {
    killed: counted.filter(({ mutant: { status } }) => status === 'Killed' || status === 'Timeout').length,
    survived: lines('Survived'),
    uncovered: lines('NoCoverage'),
    refused: all.length - counted.length,
  }
}
