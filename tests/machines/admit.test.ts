import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { admitMachine } from '../../src/machines/inpatient/admit.machine'
import { type AdmitContext, requestOf } from '../../src/machines/inpatient/admit.setup'
import { viewAdmit } from '../../src/machines/inpatient/admit.view'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { admissionDraft as draft, admitAt as at, admitInput as input, endedStay as ended } from '../kit/admissions'
import { aStay, someHospitals, someRooms } from '../kit/inpatient'
import { never } from '../kit/pending'
import { patient, today } from '../rooms/inpatient/admissionFacts'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const

const machine = admitMachine.provide({
  actions: { keepTyped: () => undefined, dropTyped: () => undefined },
  actors: {
    number: never,
    recall: never,
    loadStay: never,
    loadHospitals: never,
    loadRooms: never,
    admit: never,
    findStay: never,
  },
})
/** The form as it goes on from there, with what is sent to the world. */
const run = (context: Partial<AdmitContext>, value: unknown = { choosingBed: 'shown' }) => {
  const sent: AppEvent[] = []
  const actor = createActor(machine, { input, snapshot: at(context, value) })
  worldOf(actor, (event) => sent.push(event))
  actor.start()
  return { actor, sent, context: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value }
}

describe('an admission', () => {
  test('of somebody who seems to be in the family is asked about, and sent again as of another', () => {
    const { actor, value, context } = run({ draft, rooms: someRooms, hospitals: someHospitals })
    const sent = () => context().attempt?.sent
    actor.send({ type: 'admit' })
    expect(sent()).not.toHaveProperty('isAnother')
    const exists = refused('conflict', 'Meera Rao, 61, is already in the family. Add another?', 'memberExists')
    actor.send(ends('admitting', exists) as never)
    expect([value(), viewAdmit(actor.getSnapshot()).isAskedAgain]).toEqual([{ choosingBed: 'shown' }, true])
    actor.send({ type: 'admit' })
    expect(sent()).toMatchObject({ isAnother: true })
    actor.send(ends('admitting', exists) as never)
    actor.send({ type: 'changed', change: { name: 'Meera Shah' } })
    actor.send({ type: 'admit' })
    expect(sent()).not.toHaveProperty('isAnother')
  })

  test('begins with the member who was found, else with the own profile, else with whoever is there', () => {
    const members = [
      { ...patient.members[0]!, id: 'son', name: 'Ravi Rao', age: null, isDefault: false },
      { ...patient.members[0]!, id: 'own' },
    ]
    const withNumber = (output: object) => {
      const { actor, context } = run({}, 'checkingNumber')
      actor.send(ends('number', output) as never)
      return context().draft
    }
    expect(withNumber({ patient: { ...patient, members } })).toMatchObject({
      memberId: 'own',
      name: 'Meera Rao',
      age: '61',
      gender: 'Female',
    })
    expect(withNumber({ patient: { ...patient, members }, memberId: 'son' })).toMatchObject({
      name: 'Ravi Rao',
      age: '',
    })
    expect(withNumber({ patient: { ...patient, members: [members[0]] } }).memberId).toBe('son')
    expect(withNumber({ patient: { ...patient, members: [] } })).toMatchObject({
      memberId: null,
      name: '',
      gender: null,
    })
  })

  test('forgets what failed with another person, and begins blank with somebody new', () => {
    const { actor, context } = run({ patient: patient as never, draft, failure, openStay: aStay })
    actor.send({ type: 'member.chosen', id: null })
    expect(context()).toMatchObject({
      draft: { memberId: null, name: '', age: '', gender: null, uhid: ' SH-1 ' },
      failure: null,
      openStay: null,
    })
  })

  test('stands first at the hospital of now, today', () => {
    const placed = (context: Partial<AdmitContext>) => {
      const form = run(context, 'loadingHospitals')
      form.actor.send(ends('hospitals', answered(someHospitals)) as never)
      const { hospitalId, admittedOn } = form.context().draft
      return [hospitalId, admittedOn]
    }
    expect(placed({ hospitalId: 'hospital-2' })).toEqual(['hospital-2', today])
    expect(placed({ hospitalId: 'gone' })).toEqual(['hospital-1', today])
    expect(placed({ draft: { ...draft, hospitalId: 'hospital-2', admittedOn: '2026-11-20' } })).toEqual([
      'hospital-2',
      '2026-11-20',
    ])
  })

  test('keeps a bed that is still free, and has another one chosen', () => {
    const kept = (bed: object) => {
      const form = run({ draft: { ...draft, ...bed } }, { choosingBed: 'loadingRooms' })
      form.actor.send(ends('rooms', answered(someRooms)) as never)
      const { roomId, bedId } = form.context().draft
      return [roomId, bedId]
    }
    expect(kept({})).toEqual(['ward', 'ward-2'])
    expect(kept({ bedId: 'ward-1' })).toEqual(['ward', ''])
    expect(kept({ bedId: 'icu-1' })).toEqual(['ward', ''])
    expect(kept({ roomId: 'gone' })).toEqual(['', ''])
  })

  test('asks for the beds again with another hospital or day, and not with anything else', () => {
    const asks = (change: object) => {
      const form = run({ draft })
      form.actor.send({ type: 'changed', change })
      return form.actor.getSnapshot().hasTag('loadingRooms')
    }
    expect([asks({ hospitalId: 'hospital-2' }), asks({ admittedOn: '2026-11-22' })]).toEqual([true, true])
    expect([asks({ hospitalId: 'hospital-1' }), asks({ admittedOn: today }), asks({ uhid: '7' })]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('is sent without blanks around its words, once, and not before it is complete', () => {
    const { actor, context } = run({ patient: patient as never, draft })
    actor.send({ type: 'admit' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(requestOf(context())).toEqual({
      patientId: 'patient-1',
      memberId: 'member-1',
      name: 'Meera Rao',
      age: 61,
      gender: 'Female',
      hospitalId: 'hospital-1',
      roomId: 'ward',
      bedId: 'ward-2',
      sponsor: 'Self pay',
      caseHistory: 'Right MCA infarct',
      uhid: 'SH-1',
      admittedOn: today,
    })
    const wrong = run({ draft: { ...draft, admittedOn: '2026-11-24' } })
    wrong.actor.send({ type: 'admit' })
    expect(wrong.actor.getSnapshot().hasTag('busy')).toBe(false)
    const again = { ...context(), readmits: 'stay-2', detail: ended }
    expect(requestOf(again)).toMatchObject({ patientId: 'patient-1', readmits: 'stay-2' })
  })

  test('of somebody whose bed was taken chooses another bed alone', () => {
    const form = run({ draft }, 'admitting')
    form.actor.send(ends('admitting', refused('conflict', 'Taken', 'bedTaken')) as never)
    expect(form.context()).toMatchObject({ draft: { ...draft, bedId: '' }, failure: { code: 'bedTaken' } })
    expect(form.actor.getSnapshot().hasTag('loadingRooms')).toBe(true)
  })

  test('of somebody who is in a bed already leads to that stay, where it is this doctor’s', () => {
    const form = run({ draft }, 'admitting')
    form.actor.send(ends('admitting', refused('conflict', 'Already', 'alreadyAdmitted')) as never)
    form.actor.send(ends('finding', answered({ stays: [aStay], count: 1, page: 1, hasMore: false })) as never)
    form.actor.send({ type: 'openStay' })
    expect(form.sent).toEqual([
      { type: 'go', to: '/ip-dash', state: { navItem: 1, hospital: 'hospital-1', stay: 'stay-1' } },
    ])
    const none = run({ draft }, 'findingStay')
    none.actor.send(ends('finding', answered({ stays: [], count: 0, page: 1, hasMore: false })) as never)
    expect(none.context().openStay).toBeNull()
  })

  test('leads to the list where the new stay stands out', () => {
    const form = run({ draft }, 'admitting')
    form.actor.send(ends('admitting', answered(aStay, 'Admitted.')) as never)
    expect(form.sent).toEqual([
      { type: 'notice', notice: { tone: 'good', text: 'Admitted.', id: null } },
      { type: 'go', to: '/ip-dash', state: { navItem: 1, hospital: 'hospital-1', changed: 'stay-1' } },
    ])
    expect(form.actor.getSnapshot().output).toEqual({ stay: aStay })
  })

  test('that is left goes back to the list from a page, and nowhere beside a stay', () => {
    const left = (isPage: boolean) => {
      const form = run({ isPage })
      form.actor.send({ type: 'close' })
      return form.sent
    }
    expect([left(true), left(false)]).toEqual([[{ type: 'go', to: '/ip-dash', state: { navItem: 1 } }], []])
  })

  test('that would be lost is asked about, and gone on with where it was', () => {
    const form = run({ draft })
    form.actor.send({ type: 'changed', change: { uhid: '7' } })
    form.actor.send({ type: 'close' })
    expect(form.actor.getSnapshot().hasTag('confirmingLeave')).toBe(true)
    form.actor.send({ type: 'leave.declined' })
    expect(form.context().draft.uhid).toBe('7')
    expect(form.actor.getSnapshot().matches('choosingBed')).toBe(true)
  })

  test('of somebody who was here before begins with what is known of them, today', () => {
    const { actor, context } = run({ readmits: 'stay-2' }, 'loadingStay')
    actor.send(ends('stay', answered(ended)) as never)
    expect(context().draft).toMatchObject({ name: ended.stay.name, bedId: ended.stay.bedId, admittedOn: today })
    const typed = run({ readmits: 'stay-2', recalled: draft }, 'loadingStay')
    typed.actor.send(ends('stay', answered(ended)) as never)
    expect(typed.context().draft).toEqual(draft)
  })

  test('asks for the number, unless the patient is known', () => {
    const recalled = (value: object | null, readmits: string | null = null) => {
      const form = run({ readmits }, 'recalling')
      form.actor.send(ends('recall', answered(value)) as never)
      return [form.value(), form.context().isTyped]
    }
    expect([recalled(null), recalled({ draft, patient: null }), recalled({ draft, patient })]).toEqual([
      ['checkingNumber', false],
      ['checkingNumber', false],
      ['loadingHospitals', true],
    ])
    expect([recalled(null, 'stay-2'), recalled({ draft, patient: null }, 'stay-2')]).toEqual([
      ['loadingStay', false],
      ['loadingStay', true],
    ])
  })
})
