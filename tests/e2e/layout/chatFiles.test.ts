import { expect, test } from 'vitest'
import { messagesOf, patientIn } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'
import { PDF } from '../../kit/sampleFiles'

const product = inBrowser()

test('a file name of 112 letters takes two lines and is read whole where it is pointed at', async () => {
  const patient = await patientIn(product, await newPair(product.served))
  const name = `${'discharge'.repeat(12)}.pdf`
  await patient
    .getByLabel('Attach file')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  const shown = messagesOf(patient).getByRole('button').getByTitle(name)
  const lines = () =>
    shown.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    )
  await expect.poll(lines).toBe(2)
})
