import { expect, test } from 'vitest'
import { areQuicklyRead, cardHeights } from '../../kit/cardHeights'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test.each(['eng', 'hin', 'guj'] as const)(
  'a phone shows doctors in cards of at most 340 px in %s',
  async (language) => {
    expect(await cardHeights(product, language)).toSatisfy(areQuicklyRead)
  },
)
