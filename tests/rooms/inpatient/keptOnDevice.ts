import type { Page } from 'playwright-core'

/** Bytes that AES-GCM adds. */
const TAG = 16

/** Waits until the device has what was typed last, which it writes piece by piece; a draft is sealed, its length is not. */
export const keptOnDevice = async (page: Page, typed: object): Promise<void> => {
  const length = new TextEncoder().encode(JSON.stringify(typed)).length + TAG
  await page.waitForFunction(
    (length) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('prescription-drafts')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts', 'readonly').objectStore('drafts').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            const drafts = reading.result as readonly { readonly data: ArrayBuffer }[]
            resolve(drafts.some(({ data }) => data.byteLength === length))
          })
        })
      }),
    length,
  )
}
