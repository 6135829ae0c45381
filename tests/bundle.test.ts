import { expect, test } from 'vitest'
import { firstLoad, SCRIPT_LIMIT, STYLE_LIMIT } from '../tools/figures/bundle'

test(`the first load carries at most ${SCRIPT_LIMIT} kB of scripts and ${STYLE_LIMIT} kB of styles`, () => {
  const { scripts, styles, scriptBytes, styleBytes } = firstLoad()
  expect(scripts).not.toEqual([])
  expect(styles).not.toEqual([])
  expect(scriptBytes).toBeLessThanOrEqual(SCRIPT_LIMIT * 1024)
  expect(styleBytes).toBeLessThanOrEqual(STYLE_LIMIT * 1024)
})

test('a client that was not built is said to be missing', () => {
  expect(() => firstLoad('nowhere')).toThrow('build the client first')
})
