import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { reportUploadMachine } from '../../src/machines/providerOrders/reportUpload.machine'
import { viewReportUpload } from '../../src/machines/providerOrders/reportUpload.view'
import { ends, refused } from '../kit/paths/outcomes'

const never = fromPromise(() => new Promise<never>(() => undefined))
const file = { name: 'eeg.pdf', type: 'application/pdf', size: 900 }

test.each([
  ['fileDamaged', 'damaged'],
  ['fileLocked', 'locked'],
  ['fileEmpty', 'empty'],
  ['tooLarge', 'size'],
  ['fileType', 'type'],
  [undefined, null],
])('a report that is refused as %s says what is wrong with its file', (code, fault) => {
  const actor = createActor(reportUploadMachine.provide({ actors: { upload: never as never } }), {
    input: { orderId: 't1' },
  }).start()
  actor.send({ type: 'file.chosen', file: file as never })
  actor.send(ends('upload', refused('badRequest', '', code)) as never)
  expect(viewReportUpload(actor.getSnapshot()).fileFault).toBe(fault)
})
