import { describe, expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { firefox } from '../kit/otherBrowsers/firefox'
import { journeys } from '../kit/otherBrowsers/journeys'
import { webkit } from '../kit/otherBrowsers/webkit'

const product = inBrowser()
const [name, journey] = Object.entries(journeys)[0]!

/** The others are walked by `npm run figures -- browsers`. */
describe.each([firefox, webkit])('In $name', ({ missing, open }) => {
  const lacks = missing()
  test.skipIf(lacks !== null)(`${name}${lacks === null ? '' : `: not tried, it needs ${lacks}`}`, async () => {
    const window = await open(product.served.url)
    try {
      await journey(window, product.served)
      expect(window.errors).toEqual([])
    } finally {
      await window.close()
    }
  })
})
