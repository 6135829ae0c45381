import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CannotStart, explain } from './cannotStart'

type Options = NonNullable<ParseArgsConfig['options']>
export type Values = Readonly<Record<string, string | undefined>>

export interface Command {
  /** How it is typed and what it does. */
  readonly usage: string
  /** Names of the options that take a text. */
  readonly options?: readonly string[]
  /** How many words beside the options it takes at most. */
  readonly words?: number
  /** Does the work. Returns what is printed at the end. */
  readonly run: (values: Values, words: readonly string[]) => Promise<string>
}

const HELP = ['help', '--help', '-h']

/** Runs a command beside the server as it was typed: prints its usage for `--help`, and in words what was not done. */
export const runCommand = async ({ usage, options = [], words = 0, run }: Command): Promise<void> => {
  const typed = process.argv.slice(2)
  if (typed.some((each) => HELP.includes(each))) {
    console.log(usage)
    return
  }
  try {
    const { values, positionals } = readArguments(typed, options, usage)
    if (positionals.length > words)
      throw new CannotStart(`"${positionals.slice(words).join(' ')}" is one word too many.\n\n${usage}`)
    console.log(await run(values, positionals))
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

const readArguments = (args: string[], names: readonly string[], usage: string) => {
  const options: Options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    // Each option takes a text.
    return { values: values as Values, positionals }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error
    const [sentence] = error.message.split(/\. To specify|\n/)
    throw new CannotStart(`${sentence}.\n\n${usage}`, { cause: error })
  }
}

/** The text of an option that is needed. Throws `CannotStart` when it is missing or empty. */
export const needed = (values: Values, name: string, usage: string): string => {
  const value = values[name]?.trim()
  if (value) return value
  throw new CannotStart(`--${name} is missing.\n\n${usage}`)
}

/** The whole number above zero of an option; undefined when it is not there. Throws `CannotStart` when it is another text. */
export const wholeNumber = (values: Values, name: string): number | undefined => {
  const text = values[name]
  if (text === undefined) return undefined
  const number = Number(text)
  if (text.trim() === '' || !Number.isSafeInteger(number) || number <= 0)
    throw new CannotStart(`--${name} must be a whole number above zero.`)
  return number
}
