import type { RowName } from '../../../server/contract'
import { levetiracetam, newAppointment, written } from '../prescriptions'
import { PNG } from '../sampleFiles'
import type { Case } from './case'
import { type PersonName, tokenOf, type World } from './people'

const NOWHERE = '00000000-0000-4000-8000-00000000dead'
const doctors: readonly PersonName[] = ['treatingDoctor', 'otherDoctor', 'juniorDoctor']
const ofTheDoctor: readonly PersonName[] = ['treatingDoctor', 'juniorDoctor']
const readers: readonly PersonName[] = ['owner', 'otherPatient', ...doctors]
const whose: readonly PersonName[] = ['owner', ...ofTheDoctor]

const nothing = () => ({})
const noBooking = () => ({ bookingId: NOWHERE })

interface Made {
  readonly id: string
  readonly bookingId: string
  readonly memberId: string
  readonly patientId: string
}

/** A prescription of the owner by the treating doctor. */
const made = async ({ backend, people }: World, more: Record<string, unknown>): Promise<Made> => {
  const appointment = await newAppointment(backend)
  const { result } = await backend.call<{ id: string }>(
    'prescription.create',
    { bookingId: appointment.bookingId, ...written(more) },
    { token: await tokenOf(backend, people.treatingDoctor) },
  )
  return { id: result.id, ...appointment }
}
const signed = (world: World) => made(world, { saveType: 'endConsultation' })

const booking = async ({ backend }: World) => ({ bookingId: (await newAppointment(backend)).bookingId })
const forDoctors = (input: Case['input'] = nothing): Case => ({ may: doctors, input })
/** Rows about an appointment: the treating doctor's people alone reach it. */
const ofAppointment = (more: Record<string, unknown> = {}): Case => ({
  may: doctors,
  input: async (world) => ({ ...(await booking(world)), ...more }),
  missing: () => ({ ...noBooking(), ...more }),
  reaches: ofTheDoctor,
})

const FILE = { healthCategoryId: 'spine' }
/** A photograph of whoever tries. */
const uploaded = async ({ backend, people }: World, who: PersonName): Promise<string> => {
  const file = new File([PNG], 'page.png', { type: 'image/png' })
  const token = await tokenOf(backend, people[who])
  return (
    (await backend.call<{ url: string }>('files.upload', { kind: 'prescription', file }, { token })).result?.url ?? ''
  )
}

const template = (name: string) => {
  const { healthCategoryId: _h, saveType: _s, dismissals: _d, ...content } = written()
  return { name, ...content }
}
let templates = 0
const newTemplate = async ({ backend, people }: World): Promise<string> => {
  const { result } = await backend.call<{ id: string }>('templates.create', template(`Tried ${(templates += 1)}`), {
    token: await tokenOf(backend, people.treatingDoctor),
  })
  return result.id
}

/** Rows of prescriptions and their templates. */
export const prescriptionCases: Partial<Record<RowName, Case>> = {
  'prescription.config': forDoctors(),
  'prescription.searchMedicine': forDoctors(() => ({ keyword: 'levet' })),
  'prescription.searchTest': forDoctors(() => ({ keyword: 'mri' })),
  'prescription.searchAttribute': forDoctors(() => ({ search: 'mig', type: '3' })),
  'prescription.usual': forDoctors(),
  'prescription.medicines': forDoctors(() => ({ ids: 'levetiracetam-500-mg-tablet' })),
  'prescription.favourites': forDoctors(),
  'prescription.saveFavourite': forDoctors(() => ({ alias: 'lev', line: levetiracetam })),
  'prescription.dropFavourite': forDoctors(() => ({ alias: 'lev' })),
  'prescription.sentences': forDoctors(),
  'prescription.saveSentence': forDoctors(() => ({ field: 'note', text: 'Never stop suddenly.' })),
  'prescription.dropSentence': forDoctors(() => ({ id: '00000000-0000-4000-8000-000000000000' })),
  'prescription.context': ofAppointment(),
  'prescription.saveFacts': ofAppointment({ allergies: ['Aspirin'], conditions: ['asthma'], egfr: 80 }),
  'prescription.create': ofAppointment(written()),
  'prescription.last': ofAppointment(),
  'prescription.draft': ofAppointment(),
  'prescription.saveDraft': ofAppointment({ form: '{}', version: 0 }),
  'prescription.dropDraft': ofAppointment(),
  'prescription.fromFile': {
    may: doctors,
    input: async (world, who) => ({ ...(await booking(world)), ...FILE, url: await uploaded(world, who) }),
    missing: () => ({ ...noBooking(), ...FILE, url: '/files/none' }),
    reaches: ofTheDoctor,
  },
  'prescription.update': {
    may: doctors,
    input: async (world) => ({ id: (await made(world, {})).id, revision: 1, amendReason: null, ...written() }),
    missing: () => ({ id: NOWHERE, revision: 1, amendReason: null, ...written() }),
    reaches: ofTheDoctor,
  },
  'prescription.list': {
    may: readers,
    input: async (world) => {
      await signed(world)
      return { limit: 100, offset: 0 }
    },
    reaches: whose,
    shows: (result, { doctorId }) => JSON.stringify(result).includes(doctorId),
  },
  'prescription.read': {
    may: readers,
    input: async (world) => ({ id: (await signed(world)).id }),
    missing: () => ({ id: NOWHERE }),
    reaches: whose,
  },
  'prescription.active': {
    may: readers,
    input: async (world) => {
      const { patientId, memberId, bookingId } = await signed(world)
      return { patientId, memberId, bookingId }
    },
    reaches: whose,
    shows: (result) => result !== null,
  },
  'prescription.link': {
    may: readers,
    input: async (world) => ({ id: (await signed(world)).id, purpose: 'read' }),
    missing: () => ({ id: NOWHERE, purpose: 'read' }),
    reaches: whose,
  },
  'templates.list': {
    may: doctors,
    input: nothing,
    reaches: ofTheDoctor,
    shows: (result) => JSON.stringify(result).includes('Migraine prevention'),
  },
  'templates.create': forDoctors(() => template(`New ${(templates += 1)}`)),
  'templates.checkName': forDoctors(() => ({ name: 'Migraine prevention' })),
  'templates.update': {
    may: doctors,
    input: async (world) => ({ id: await newTemplate(world), revision: 1, ...template(`Other ${(templates += 1)}`) }),
    missing: () => ({ id: NOWHERE, revision: 1, ...template(`Other ${(templates += 1)}`) }),
    reaches: ofTheDoctor,
  },
  'templates.remove': {
    may: doctors,
    input: async (world) => ({ id: await newTemplate(world) }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
}
