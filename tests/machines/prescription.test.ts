import { createActor, fromCallback, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { ChosenFile, UploadedFile } from '../../src/core/files/files'
import { done } from '../../src/core/kit/outcome'
import type { SavedPrescription } from '../../src/core/prescription/prescription'
import { pageBarOf } from '../../src/machines/app/pageBar'
import { captureMachine, type EndInput } from '../../src/machines/prescription/capture.machine'
import { fromPort } from '../../src/machines/kit/fromPort'
import type { OpenedPrescription } from '../../src/machines/prescription/prescription.context'
import { prescriptionMachine } from '../../src/machines/prescription/prescription.machine'
import { viewPage } from '../../src/machines/prescription/prescription.view'
import { aPrescription, opened, savedPrescription } from '../rooms/prescription/prescriptionFacts'

const input = { bookingId: 'b1' }

const uploaded: UploadedFile & { name: string } = { name: 'rx.pdf', url: '/rx.pdf', thumbnailUrl: null }

const opening = (found: OpenedPrescription) =>
  createActor(
    prescriptionMachine.provide({
      actors: {
        open: fromPort<{ bookingId: string }, OpenedPrescription>(async () => done(found)),
        lock: fromCallback(() => undefined),
        capture: captureMachine.provide({
          actors: {
            uploadFile: fromPort<{ file: ChosenFile }, UploadedFile & { name: string }>(async () => done(uploaded)),
            end: fromPort<EndInput & { key: string }, SavedPrescription>(async () => done(savedPrescription)),
          },
        }),
      },
    }),
    { input },
  ).start()

test('the bar says Prescription while a signed one is read, and Create Prescription again while it is amended', async () => {
  const actor = opening({ ...opened, active: aPrescription })
  await waitFor(actor, (snapshot) => snapshot.hasTag('signed'))
  expect(pageBarOf(actor.getSnapshot())).toEqual({ titleOf: 'prescription' })
  actor.send({ type: 'amend', reason: 'Dose corrected' })
  expect(pageBarOf(actor.getSnapshot())).toEqual({})
})

test('the page is never empty between the signature of a file and the schedule', async () => {
  const actor = opening(opened)
  await waitFor(actor, (snapshot) => snapshot.hasTag('writing'))
  actor.send({ type: 'capture.opened', way: 'file' })
  const capture = actor.getSnapshot().children.capture!
  capture.send({ type: 'file.chosen', file: new File(['%PDF-1.7'], 'rx.pdf', { type: 'application/pdf' }) })
  await waitFor(capture, (snapshot) => snapshot.matches('finishing'))
  capture.send({ type: 'category.chosen', id: 'c1' })
  capture.send({ type: 'end' })
  expect(capture.getSnapshot().matches('asking')).toBe(true)
  capture.send({ type: 'end.confirmed' })
  const left = await waitFor(actor, (snapshot) => snapshot.matches('left'))
  expect(viewPage(left).step).toBe('loading')
})
