import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { openPrescription } from '../../kit/openPrescription'
import { PDF } from '../../kit/sampleFiles'

const product = inBrowser()

test('a photographed page is looked at, taken again and kept; it is known by a picture of 328 × 584', async () => {
  const { page } = await openPrescription(product)
  const main = page.getByRole('main')
  const shot = main.getByRole('img', { name: /^Photo \d/ })
  await page.evaluate(() => {
    const { toDataURL } = HTMLCanvasElement.prototype
    const drawn: string[] = []
    Object.assign(window, { drawn })
    HTMLCanvasElement.prototype.toDataURL = function (type, quality?: number) {
      drawn.push(`${this.width} × ${this.height} ${type}`)
      return toDataURL.call(this, type, quality)
    }
  })
  await main.getByRole('button', { name: 'Photo', exact: true }).click()
  for (const next of ['Retake', 'Use photo']) {
    await page.waitForFunction(() => (document.querySelector<HTMLVideoElement>('main video')?.videoWidth ?? 0) > 0)
    await main.getByRole('button', { name: 'Take photo' }).click()
    await shot.waitFor()
    await main.getByRole('button', { name: next }).click()
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, save' }).click()
  await main.getByRole('list', { name: 'Photographed pages' }).getByRole('listitem').waitFor()
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)
  await expect.poll(async () => (await drawn()).filter((each) => each === '328 × 584 image/png')).toHaveLength(2)
})

test('a prescription on paper is dropped on a desktop in place of being chosen; the page has its title, and the patient one row', async () => {
  const { page } = await openPrescription(product)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Upload', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: /Asha Patel/ }).waitFor({ state: 'attached' })
  const way = main.getByText('Drop the file here, or choose it.')
  const back = main.getByRole('button', { name: 'Back to the form' })
  const below = async () => (await way.boundingBox())!.y - (await back.boundingBox())!.y
  await expect.poll(below).toBeGreaterThan(0)
  await expect
    .poll(async () => (await page.getByRole('region', { name: 'Patient' }).boundingBox())!.height)
    .toBeLessThanOrEqual(58)
  const files = await page.evaluateHandle((bytes) => {
    const dropped = new DataTransfer()
    dropped.items.add(new File([new Uint8Array(bytes)], 'scan.pdf', { type: 'application/pdf' }))
    return dropped
  }, Array.from(PDF))
  await way.dispatchEvent('dragover', { dataTransfer: files })
  await way.dispatchEvent('drop', { dataTransfer: files })
  await main.getByRole('list', { name: 'Photographed pages' }).getByText('scan.pdf', { exact: true }).waitFor()
})
