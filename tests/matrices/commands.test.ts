import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { run } from '../kit/process'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
// Those of other packages have help of their own.
const ours = Object.entries(scripts).filter(
  ([name, command]) => /^(?:node|tsx) tools\/(?!run\.)/.test(command) && name !== 'prepare',
)

test.each(ours)('npm run %s says what it takes, and takes nothing else', async (name, command) => {
  const [program, ...args] = command.split(' ')
  const typed = [...(program === 'tsx' ? ['--import', 'tsx'] : []), ...args, '--nothing-like-that']
  const { code, printed, errors } = await run(process.execPath, typed)
  expect([code, printed]).toEqual([1, ''])
  expect(errors).toMatch(new RegExp(`^It does not take "--nothing-like-that"\\.\\n\\nnpm (?:run )?${name}\\b`))
})
