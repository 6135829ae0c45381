import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { EMPTY_REQUEST } from '../../src/core/medicines/requestProgress'
import type { RequestDraft } from '../../src/core/medicines/medicines'
import type { Orderable } from '../../src/core/medicines/supply'
import { done } from '../../src/core/kit/outcome'
import type { Member } from '../../src/core/members/members'
import { fromPort } from '../../src/machines/kit/fromPort'
import { medicineRequestMachine } from '../../src/machines/medicines/request.machine'
import type { ChoicesAsked, RequestChoices } from '../../src/machines/medicines/request.setup'
import { asha, home, manyOf, wholeMember } from '../rooms/medicines/medicineFacts'

const paper = (id: string, more: Partial<Orderable> = {}): Orderable => ({
  id,
  title: id,
  type: 'prescription',
  source: 'upload',
  documentDate: '2026-11-20',
  doctorName: null,
  thumbnailUrl: null,
  state: 'free',
  prescriptionId: null,
  openOrder: null,
  suppliedAt: null,
  lines: [],
  ...more,
})

const chosenOf = async (
  records: readonly Orderable[],
  recordId: string | null = null,
  meant: Pick<RequestDraft, 'prescriptionId'> = {},
) => {
  const actor = createActor(
    medicineRequestMachine.provide({
      actors: {
        loadChoices: fromPort<ChoicesAsked, RequestChoices>(async () =>
          done({ pharmacy: manyOf('p1'), address: home, members: [wholeMember(asha) as Member] }),
        ),
        loadRecords: fromPort<{ memberId: string }, readonly Orderable[]>(async () => done(records)),
      },
    }),
    {
      input: {
        pharmacyId: 'p1',
        draft: { ...EMPTY_REQUEST, way: 'PICKUP', memberId: asha.id, recordId, ...meant },
        step: 'prescription',
        attempt: null,
        placed: null,
        isGuest: false,
        isPhone: false,
        today: '2026-11-24',
      },
    },
  ).start()
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosingPrescription'))
  return context.draft.recordId
}

test('a paper that was supplied already is not chosen for the person, the next one is', async () => {
  const used = paper('used', { suppliedAt: 1_795_000_000 })
  expect(await chosenOf([used, paper('fresh')])).toBe('fresh')
  expect(await chosenOf([used])).toBeNull()
})

test('what is spent is not chosen, even where it was before; what the person chose stays', async () => {
  const spent = paper('spent', { state: 'spent' })
  expect(await chosenOf([spent, paper('fresh')], 'spent')).toBe('fresh')
  expect(await chosenOf([paper('used', { suppliedAt: 1 }), paper('fresh')], 'used')).toBe('used')
})

test('whoever comes for one prescription is given that one, and no other in its place', async () => {
  const signed = paper('r2', { prescriptionId: 'p2' })
  const meant = { prescriptionId: 'p2' }
  expect(await chosenOf([paper('r1', { prescriptionId: 'p1' }), signed], null, meant)).toBe('r2')
  expect(await chosenOf([paper('r1'), { ...signed, state: 'spent' }], null, meant)).toBeNull()
  expect(await chosenOf([paper('r1'), signed], 'r1', meant)).toBe('r1')
})
