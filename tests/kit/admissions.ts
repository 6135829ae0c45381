import { createActor, type StateValueFrom } from 'xstate'
import { admitMachine } from '../../src/machines/inpatient/admit.machine'
import type { AdmitContext, AdmitInput } from '../../src/machines/inpatient/admit.setup'
import { stayMachine } from '../../src/machines/inpatient/stay.machine'
import type { StayContext, StayInput } from '../../src/machines/inpatient/stay.setup'
import { aDetail, aDischarge } from './inpatient'
import { input, stayInput as formOfStay, today } from '../rooms/inpatient/admissionFacts'

/** The form for somebody new. */
export const admitInput: AdmitInput = input
export const stayInput: StayInput = formOfStay

/** All that an admission asks for, as it was typed. */
export const admissionDraft = {
  memberId: 'member-1',
  name: 'Meera Rao',
  age: '61',
  gender: 'Female',
  hospitalId: 'hospital-1',
  roomId: 'ward',
  bedId: 'ward-2',
  sponsor: 'Self pay',
  caseHistory: ' Right MCA infarct ',
  uhid: ' SH-1 ',
  admittedOn: today,
} as const

/** A stay that is over. */
export const endedStay = { ...aDetail, stay: aDischarge }

const admitting = createActor(admitMachine, { input: admitInput }).getSnapshot().context

/** The form that admits with what it knows, in a state; by default where the bed is chosen. */
export const admitAt = (context: Partial<AdmitContext>, value: unknown = { choosingBed: 'shown' }) =>
  admitMachine.resolveState({ value: value as never, context: { ...admitting, ...context } })

export type StayPlace = StateValueFrom<typeof stayMachine>

const opening = createActor(stayMachine, { input: stayInput }).getSnapshot().context

/** The form of a stay with what it knows, in a state; by default where it is looked at. */
export const stayAt = (context: Partial<StayContext>, value: StayPlace = 'viewing') =>
  stayMachine.resolveState({ value, context: { ...opening, ...context } })
