import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { findPlace, FOUND } from '../../kit/placeSearch'

const product = inBrowser()

/** On a phone here; `npm run test:all -- browserMatrices` does it on every device. */
test('the list of doctors asks for the position, once; the picker finds a place, keeps it and goes to the doctors there', async () => {
  expect(await findPlace(product, 'phone')).toEqual(FOUND)
})
