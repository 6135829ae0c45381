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
  /** They cannot be loaded. */
  readonly unloadable: number
}

const short = (code: string): string => code.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 80)

const offsetOf = (source: string, { line, column }: Position): number =>
  source.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1

/** The code that a mutant replaces. */
const replacedBy = (source: string, { location: { start, end } }: Mutant): string =>
  source.slice(offsetOf(source, start), offsetOf(source, end))

export const judgedOf = ({ files }: Report): Judged => {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, mutant })),
  )
  const counted = all.filter(({ mutant: { status } }) => status !== 'RuntimeError' && status !== 'CompileError')
  const lines = (status: string): readonly string[] =>
    counted
      .filter(({ mutant }) => mutant.status === status)
      .map(
        ({ file, source, mutant }) =>
          `\`${file}:${mutant.location.start.line}\` \`${short(replacedBy(source, mutant))}\` → \`${short(mutant.replacement ?? '')}\``,
      )
  return {
    killed: counted.filter(({ mutant: { status } }) => status === 'Killed' || status === 'Timeout').length,
    survived: lines('Survived'),
    uncovered: lines('NoCoverage'),
    unloadable: all.length - counted.length,
  }
}
