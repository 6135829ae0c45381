import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSigning, type Signing } from '../kit/signatures'

const SIGNATURES = 12

let answer = () => undefined as void
const answering = new Promise<void>((resolve) => {
  answer = resolve
})
let signing: Signing
beforeAll(async () => {
  signing = await openSigning(() => answering)
})
afterAll(() => signing.close())

/** How long a signature takes is a figure: `npm run figures -- signatures`. */
test(`${SIGNATURES} prescriptions are signed at once while the file store answers nothing; once it does, their PDFs follow`, async () => {
  const signed = await signing.signAtOnce(SIGNATURES)
  expect(new Set(signed.map(({ status, paper }) => `${status} ${paper}`))).toEqual(new Set(['200 null']))
  expect(await signing.papers()).toBe(0)
  answer()
  await expect.poll(() => signing.papers(), { timeout: 150_000 }).toBe(SIGNATURES)
  // The pictures of the demonstration's records may lie there as well.
  expect(signing.stored()).toBeGreaterThanOrEqual(SIGNATURES)
})
