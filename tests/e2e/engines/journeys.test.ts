import { describe, expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { firefox } from '../../kit/otherBrowsers/firefox'
import { patientJourneys } from '../../kit/otherBrowsers/journeys'
import { webkit } from '../../kit/otherBrowsers/webkit'

const product = inBrowser()
const [name, journey] = Object.entries(patientJourneys)[0]!

/** As wide as where most meet the engine; the others are walked by `npm run figures -- browsers`. */
describe.each([
  { ...firefox, size: 'desktop' },
  { ...webkit, size: 'phone' },
] as const)('In $name', ({ missing, open, size }) => {
  const lacks = missing()
  test.skipIf(lacks !== null)(`${name}${lacks === null ? '' : `: not tried, it needs ${lacks}`}`, async () => {
    const window = await open(product.served.url, size)
    try {
      await journey(window, product.served)
      expect(window.errors).toEqual([])
    } finally {
      await window.close()
    }
  })
})
