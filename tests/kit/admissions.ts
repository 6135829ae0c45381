import { createActor } from 'xstate'
import { admissionMachine } from '../../src/machines/inpatient/admission.machine'
import type { AdmissionContext, AdmissionInput } from '../../src/machines/inpatient/admission.setup'
import { aDetail, aDischarge } from './inpatient'
import { input as formInput, today } from '../rooms/inpatient/admissionFacts'

/** The form for somebody new. */
export const admissionInput: AdmissionInput = { ...formInput, stayId: null, mode: 'new' }

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

const start = createActor(admissionMachine, { input: admissionInput }).getSnapshot().context

/** The form with what it knows, in a state; by default where the bed is chosen. */
export const admissionAt = (context: Partial<AdmissionContext>, value: unknown = { choosingBed: 'shown' }) =>
  admissionMachine.resolveState({ value: value as never, context: { ...start, ...context } })
