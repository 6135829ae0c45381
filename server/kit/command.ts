import { format, parseArgs, type ParseArgsConfig } from 'node:util'
import { CannotStart, explain } from './cannotStart'

type Options = NonNullable<ParseArgsConfig['options']>
export type Values = Readonly<Record<string, string | undefined>>
type Environment = Readonly<Record<string, string | undefined>>

export interface Command {
  /** How it is typed and what it does. */
  readonly usage: string
  /** Names of the options that take a text. */
  readonly options?: readonly string[]
  /** How many words beside the options it takes at most. */
  readonly words?: number
  /** Does the work, on what the environment names. Returns what is printed at the end. */
  readonly run: (values: Values, words: readonly string[], environment: Environment) => Promise<string>
}

/** How a command ended. */
export interface CommandResult {
  /** The exit code. */
  readonly code: 0 | 1
  /** What whoever typed it reads: where it failed, on the stream of errors. */
  readonly printed: string
}

const HELP = ['help', '--help', '-h']

/** Does what was typed: its usage for `--help`, and in words what was not done. */
export const executeCommand = async (
  { usage, options = [], words = 0, run }: Command,
  typed: readonly string[],
  environment: Environment,
): Promise<CommandResult> => {
  if (typed.some((each) => HELP.includes(each))) return { code: 0, printed: usage }
  try {
    const { values, positionals } = readArguments(typed, options, usage)
    if (positionals.length > words)
      throw new CannotStart(`"${positionals.slice(words).join(' ')}" is one word too many.\n\n${usage}`)
    return { code: 0, printed: await run(values, positionals, environment) }
  } catch (error) {
    return { code: 1, printed: format(explain(error)) }
  }
}

/** Runs a command beside the server as it was typed, in a process of its own. */
export const runCommand = async (command: Command): Promise<void> => {
  const { code, printed } = await executeCommand(command, process.argv.slice(2), process.env)
  if (code === 0) console.log(printed)
  else console.error(printed)
  process.exitCode = code
}

const readArguments = (typed: readonly string[], names: readonly string[], usage: string) => {
  const options: Options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...typed], options, allowPositionals: true })
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
