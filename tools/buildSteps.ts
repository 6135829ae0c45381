/** Of a bundler that is otherwise told to say only what is wrong: how long its plugins took is not. */
export const withoutTimings = { checks: { bundlerTimings: false } } as const

/** What to do about an error of the system that a build met. */
const waysOn: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room and build again.',
  EACCES: 'This user may not write there: build as the owner of the folder.',
  EPERM: 'This user may not write there: build as the owner of the folder.',
  EROFS: 'The folder cannot be written to: build in one that can.',
  ENOENT: 'A file is missing: get the whole tree (git status), then npm ci, and build again.',
  ERR_MODULE_NOT_FOUND: 'A package is missing: npm ci, and build again.',
}
const NEXT = 'npm ci, and build again; if it goes on, npm run check says what is wrong in the sources.'

/** Names what is being built, with the seconds since the beginning, and what it was that failed. */
export class BuildSteps {
  readonly #from = performance.now()
  #step = 'starting'

  readonly begin = (step: string): void => {
    this.#step = step
    console.log(`build: ${this.#seconds()}  ${step}`)
  }

  end(): void {
    console.log(`build: ${this.#seconds()}  done`)
  }

  /** The error in words, with the way on. */
  explain(error: unknown): string {
    const { message, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) }
    return `build: ${this.#seconds()}  failed while ${this.#step}:\n${message}\n${waysOn[code ?? ''] ?? NEXT}`
  }

  #seconds(): string {
    return `${((performance.now() - this.#from) / 1000).toFixed(0).padStart(3)} s`
  }
}
