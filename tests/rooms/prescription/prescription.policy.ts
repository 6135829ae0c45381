import type { RoomCases } from '../../kit/policy/case'
import { doctors, ofTheDoctor, NOWHERE, nothing } from '../../kit/policy/groups'
import { levetiracetam } from '../../kit/medicineLines'
import { newAppointment, written } from '../../kit/prescriptions'
import { PNG } from '../../kit/sampleFiles'
import type { Case } from '../../kit/policy/case'
import { type PersonName, tokenOf, type World } from '../../kit/policy/people'

const readers: readonly PersonName[] = ['owner', 'otherPatient', ...doctors]
const whose: readonly PersonName[] = ['owner', ...ofTheDoctor]

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

export const prescriptionPolicy: RoomCases<'prescription'> = {
  config: forDoctors(),
  searchMedicine: forDoctors(() => ({ keyword: 'levet' })),
  searchTest: forDoctors(() => ({ keyword: 'mri' })),
  searchAttribute: forDoctors(() => ({ search: 'mig', type: '3' })),
  usual: forDoctors(),
  medicines: forDoctors(() => ({ ids: 'levetiracetam-500-mg-tablet' })),
  favourites: forDoctors(),
  saveFavourite: forDoctors(() => ({ alias: 'lev', line: levetiracetam })),
  dropFavourite: forDoctors(() => ({ alias: 'lev' })),
  sentences: forDoctors(),
  saveSentence: forDoctors(() => ({ field: 'note', text: 'Never stop suddenly.' })),
  dropSentence: forDoctors(() => ({ id: '00000000-0000-4000-8000-000000000000' })),
  context: ofAppointment(),
  saveFacts: ofAppointment({ allergies: ['Aspirin'], conditions: ['asthma'], egfr: 80 }),
  create: ofAppointment(written()),
  last: ofAppointment(),
  draft: ofAppointment(),
  saveDraft: ofAppointment({ form: '{}', version: 0 }),
  dropDraft: ofAppointment(),
  fromFile: {
    may: doctors,
    input: async (world, who) => ({ ...(await booking(world)), ...FILE, url: await uploaded(world, who) }),
    missing: () => ({ ...noBooking(), ...FILE, url: '/files/none' }),
    reaches: ofTheDoctor,
  },
  update: {
    may: doctors,
    input: async (world) => ({ id: (await made(world, {})).id, revision: 1, amendReason: null, ...written() }),
    missing: () => ({ id: NOWHERE, revision: 1, amendReason: null, ...written() }),
    reaches: ofTheDoctor,
  },
  list: {
    may: readers,
    input: async (world) => {
      await signed(world)
      return { limit: 100, offset: 0 }
    },
    reaches: whose,
    shows: (result, { doctorId }) => JSON.stringify(result).includes(doctorId),
  },
  read: {
    may: readers,
    input: async (world) => ({ id: (await signed(world)).id }),
    missing: () => ({ id: NOWHERE }),
    reaches: whose,
  },
  active: {
    may: readers,
    input: async (world) => {
      const { patientId, memberId, bookingId } = await signed(world)
      return { patientId, memberId, bookingId }
    },
    reaches: whose,
    shows: (result) => result !== null,
  },
  link: {
    may: readers,
    input: async (world) => ({ id: (await signed(world)).id, purpose: 'read' }),
    missing: () => ({ id: NOWHERE, purpose: 'read' }),
    reaches: whose,
  },
}
