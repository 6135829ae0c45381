import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { expect, test } from 'vitest'
import { createRecipe } from '../src/ui/theme/createRecipe'
import { withClassNames, withCompoundNames } from '../tools/staticStyles'

const compiled = (source: string): string =>
  withClassNames(
    'view.tsx',
    source,
    ({ folder, name }) =>
      (...args) =>
        name === 'slots' ? { root: 'a' } : `${folder}.${name}(${JSON.stringify(args)})`,
  )
const imports = `import { css as style, cx } from 'styled-system/css'\nimport { button, slots } from 'styled-system/recipes'\n`
const written = (code: string): string => compiled(imports + code).slice(imports.length)
const called = (name: string, ...args: readonly unknown[]): string => JSON.stringify(`${name}(${JSON.stringify(args)})`)

test('a style of literals is the names it comes to', () => {
  expect(written("const a = style({ color: 'ink', width: { base: '1', tablet: `2` }, '& > p': { margin: 0 } })")).toBe(
    `const a = ${called('css.css', { color: 'ink', width: { base: '1', tablet: '2' }, '& > p': { margin: 0 } })}`,
  )
})

test('constants of the module are known, spread or named', () => {
  const inset = 'const inset = { padding: [1, 2] } as const\n'
  expect(written(`${inset}const a = style({ ...inset, color: 'ink', _after: inset })`)).toBe(
    `${inset}const a = ${called('css.css', { padding: [1, 2], color: 'ink', _after: { padding: [1, 2] } })}`,
  )
})

test('inner and outer calls are read each for itself', () => {
  expect(written("cx(button({ tone: 'quiet' }), isWide ? style({ width: 'full' }) : null)")).toBe(
    `cx(${called('recipes.button', { tone: 'quiet' })}, isWide ? ${called('css.css', { width: 'full' })} : null)`,
  )
})

test.each([
  ['a style known only when it runs', 'style({ color: isDark ? "a" : "b" })'],
  ['a name that a function gives another meaning', 'const gap = 1; const f = (gap) => style({ gap })'],
  ['a style of what is computed', 'style({ [key]: "b" })'],
  ['a recipe with parts', 'slots({})'],
  ['a call of something else', 'other({ color: "ink" })'],
])('%s stays a call', (_, code) => {
  expect(written(code)).toBe(code)
})

type Generated = ((variants?: object) => unknown) & {
  readonly variantMap: Readonly<Record<string, readonly string[]>>
  readonly __recipe__: boolean
}

/** Every choice of variants, each also left open. */
const choicesOf = (variantMap: Generated['variantMap']): readonly object[] =>
  Object.entries(variantMap).reduce<readonly object[]>(
    (choices, [variant, values]) =>
      choices.flatMap((choice) => [choice, ...values.map((value) => ({ ...choice, [variant]: value }))]),
    [{}],
  )

test('a recipe has the same class names as the generated one, whatever is chosen', async () => {
  const source = readFileSync(join(import.meta.dirname, '../styled-system/recipes/button.mjs'), 'utf8')
  const [, defaults = '', compounds = ''] =
    /createRecipe\('button', (\{[^]*?\}), (\[[^]*?\n\])\)/.exec(withCompoundNames(source, css as never)) ?? []
  const { recipeFn } = createRecipe('button', JSON.parse(defaults), JSON.parse(compounds))
  const generated = button as unknown as Generated
  const choices = choicesOf(generated.variantMap)
  expect(choices.length).toBeGreaterThan(20)
  const sorted = (names: unknown) => String(names).split(' ').toSorted()
  for (const choice of choices) expect(sorted(recipeFn(choice as never))).toEqual(sorted(generated(choice)))
})
