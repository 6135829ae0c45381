import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { stayMachine } from '../../src/machines/inpatient/stay.machine'
import type { StayContext } from '../../src/machines/inpatient/stay.setup'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { admissionDraft as draft, stayAt as at, stayInput as input, type StayPlace } from '../kit/admissions'
import { aDetail, aStay } from '../kit/inpatient'
import { never } from '../kit/pending'
import { today } from '../rooms/inpatient/admissionFacts'
import { answered, ends } from '../kit/paths/outcomes'
import { worldOf } from '../kit/world'

const machine = stayMachine.provide({
  actions: { keepTyped: () => undefined, dropTyped: () => undefined },
  actors: { recall: never, loadStay: never, loadHospitals: never, save: never, switchChat: never },
})
/** The form as it goes on from there, with what is sent to the world. */
const run = (context: Partial<StayContext>, value: StayPlace) => {
  const sent: AppEvent[] = []
  const actor = createActor(machine, { input, snapshot: at(context, value) })
  worldOf(actor, (event) => sent.push(event))
  actor.start()
  return { actor, sent, context: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value }
}

describe('a stay that is opened in the form', () => {
  const opened = (context: Partial<StayContext> = {}) => {
    const form = run(context, 'loadingStay')
    form.actor.send(ends('stay', answered(aDetail)) as never)
    return form
  }

  test('fills the form', () => {
    expect(opened().context().draft).toEqual({
      memberId: 'member-1',
      name: 'Meera Rao',
      age: '61',
      gender: 'Female',
      hospitalId: 'hospital-1',
      roomId: 'ward',
      bedId: 'ward-1',
      sponsor: 'Self pay',
      caseHistory: 'Right MCA infarct',
      uhid: 'SH-1',
      admittedOn: '2026-11-21',
    })
  })

  test('has what was typed before a reload', () => {
    expect(opened({ recalled: draft }).context().draft).toEqual(draft)
    const typed = run({ isToCorrect: true }, 'recalling')
    typed.actor.send(ends('recall', answered({ draft, patient: null })) as never)
    expect([typed.value(), typed.context().draft, typed.context().isTyped]).toEqual(['loadingStay', draft, true])
    const nothing = run({ isToCorrect: true }, 'recalling')
    nothing.actor.send(ends('recall', answered(null)) as never)
    expect([nothing.value(), nothing.context().isTyped]).toEqual(['loadingStay', false])
  })

  test('is corrected in what can be corrected', () => {
    const form = run({ detail: aDetail, draft }, 'editing')
    form.actor.send({ type: 'save' })
    expect(form.context().attempt?.sent).toEqual({
      id: 'stay-1',
      sponsor: 'Self pay',
      caseHistory: 'Right MCA infarct',
      uhid: 'SH-1',
      admittedOn: today,
      seen: { sponsor: 'Self pay', caseHistory: 'Right MCA infarct', uhid: 'SH-1', admittedOn: aStay.admittedOn },
    })
  })

  test('has its chat turned around with a yes', () => {
    const form = run({ detail: aDetail }, 'viewing')
    form.actor.send({ type: 'chat.toggle' })
    form.actor.send({ type: 'confirm' })
    expect(form.context().attempt?.sent).toEqual({ id: 'stay-1', isOn: false })
    const stay = { ...aStay, isChatEnabled: false }
    form.actor.send(ends('chat', answered(stay, 'Off.')) as never)
    expect(form.context()).toMatchObject({ detail: { stay }, attempt: null })
  })

  test('is left at once where nothing was typed, and goes on being corrected where the question is declined', () => {
    const untouched = run({ detail: aDetail, draft, isPage: true }, 'editing')
    untouched.actor.send({ type: 'close' })
    expect([untouched.value(), untouched.sent]).toEqual([
      'left',
      [{ type: 'go', to: '/ip-dash', state: { navItem: 1 } }],
    ])
    const typed = run({ detail: aDetail, draft }, 'editing')
    typed.actor.send({ type: 'changed', change: { uhid: '7' } })
    typed.actor.send({ type: 'close' })
    expect(typed.value()).toBe('confirmingLeave')
    typed.actor.send({ type: 'leave.declined' })
    expect([typed.value(), typed.context().draft.uhid]).toEqual(['editing', '7'])
  })
})
