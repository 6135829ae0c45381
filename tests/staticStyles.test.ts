import { expect, test } from 'vitest'
import { withClassNames } from '../tools/staticStyles'

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
