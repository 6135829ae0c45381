import { execFileSync } from 'node:child_process'

const git = (...command: readonly string[]): string =>
  execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** What is measured: the commit, `+` after it where files differ from it; `unknown` outside a repository. */
export const commit = (): string => {
  try {
    return `${git('rev-parse', '--short=9', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`
  } catch {
    return 'unknown'
  }
}
