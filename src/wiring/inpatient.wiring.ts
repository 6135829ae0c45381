import { deviceDrafts } from '../adapters/browser/deviceDrafts'
import type { AdmitRequest, StayFilter } from '../core/inpatient/inpatient'
import { admissionParams, wardParams } from '../core/inpatient/inpatient.params'
import { readTypedAdmission, readTypedSummary } from '../core/inpatient/typed'
import { dayOf } from '../core/kit/dates'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { admissionMachine } from '../machines/inpatient/admission.machine'
import type { AdmissionInput } from '../machines/inpatient/admission.setup'
import { dischargeMachine } from '../machines/inpatient/discharge.machine'
import { dischargeMedicinesMachine } from '../machines/inpatient/dischargeMedicines.machine'
import type { MedicineHelp } from '../machines/inpatient/dischargeMedicines.reading'
import { shiftBedMachine } from '../machines/inpatient/shiftBed.machine'
import { wardFlow } from '../machines/inpatient/ward.flow'
import { wardMachine, type WardActor } from '../machines/inpatient/ward.machine'
import { type StayQuery, stayListMachine, type WardInput } from '../machines/inpatient/ward.setup'
import { fromPort, userAction } from '../machines/kit/fromPort'
import type { Open, OpenRequest, RoomWiring } from './features'
import { plugLookup } from './lookup'
import { namedMedicines, type NamingLine } from './namedMedicines'
import { plugPatientNumber } from './patientNumber'
import type { Ports } from './ports'

/** What this device keeps of the forms of whoever is here: readable by them alone, gone with the logout. */
const typedBy = (ports: Ports, writer: string | null) => ({
  read: async (form: string): Promise<string | null> =>
    writer === null ? null : ((await deviceDrafts.read(writer, form))?.form ?? null),
  write: (form: string, typed: object): void => {
    if (writer === null) return
    void deviceDrafts.write(writer, form, { form: JSON.stringify(typed), savedAt: ports.clock.now() })
  },
  drop: (form: string): void => {
    if (writer !== null) void deviceDrafts.forget(writer, form)
  },
})

const formOf = ({ mode, stayId }: Pick<AdmissionInput, 'mode' | 'stayId'>): string =>
  `admission ${mode} ${stayId ?? ''}`

const plugAdmission = (ports: Ports, writer: string | null) => {
  const typed = typedBy(ports, writer)
  return admissionMachine.provide({
    actions: {
      keepTyped: ({ context }) => {
        const { patient, draft } = context
        typed.write(formOf(context), { patient, draft })
      },
      dropTyped: ({ context }) => typed.drop(formOf(context)),
    },
    actors: {
      recall: fromPort(async (form) => {
        const text = await typed.read(formOf(form))
        return done(text === null ? null : readTypedAdmission(text))
      }),
      number: plugPatientNumber(ports),
      loadStay: fromPort(ports.inpatient.stay),
      loadHospitals: fromPort((_, signal) => ports.inpatient.hospitals({}, signal)),
      loadRooms: fromPort(({ hospitalId, startDate }, signal) =>
        ports.inpatient.rooms(
          { hospitalId, isForAdmission: true, isAvailable: true, ...(startDate === null ? {} : { startDate }) },
          signal,
        ),
      ),
      admit: userAction(({ key, ...request }: AdmitRequest & { key: string }, signal) =>
        ports.inpatient.admission({ status: 'admit', ...request, key }, signal),
      ),
      save: userAction(ports.inpatient.update),
      switchChat: userAction(({ id, isOn, key }, signal) =>
        ports.inpatient.update({ id, status: isOn ? 'active' : 'disabled', key }, signal),
      ),
      findStay: fromPort(({ memberId }, signal) =>
        ports.inpatient.stays({ memberId, isDischarged: false, page: 1, limit: 1 }, signal),
      ),
    },
  })
}

const plugShiftBed = (ports: Ports) =>
  shiftBedMachine.provide({
    actors: {
      loadRooms: fromPort(({ hospitalId }, signal) =>
        ports.inpatient.rooms({ hospitalId, isForAdmission: true, isAvailable: true }, signal),
      ),
      shift: userAction(ports.inpatient.update),
    },
  })

const summaryFormOf = (stayId: string): string => `summary ${stayId}`

/** What discharge medicines are written with; the doctor's favourites may be missing. */
const helpWith =
  ({ inpatient, prescription }: Ports, typedLines: (id: string) => Promise<readonly NamingLine[]>) =>
  async ({ id }: { id: string }, signal: Cancellation): Promise<Outcome<MedicineHelp>> => {
    const [before, config, usual, favourites, typed] = await Promise.all([
      inpatient.medicines({ id }, signal),
      prescription.config({}, signal),
      prescription.usual({}, signal),
      prescription.favourites({}, signal),
      typedLines(id),
    ])
    if (!before.ok) return before
    if (!config.ok) return config
    if (!usual.ok) return usual
    const own = favourites.ok ? favourites.value : []
    const named = before.value.named.map((medicineId) => ({ medicineId }))
    const naming = [...before.value.taken, ...named, ...typed, ...own.map(({ line }) => line)]
    const found = await namedMedicines(prescription, usual.value.medicines, naming, signal)
    if (!found.ok) return found
    const medicines = [...usual.value.medicines, ...found.value]
    return done({ before: before.value, config: config.value, medicines, favourites: own })
  }

const plugDischarge = (ports: Ports, writer: string | null) => {
  const typed = typedBy(ports, writer)
  const tab = crypto.randomUUID()
  return dischargeMachine.provide({
    actions: {
      keepTyped: ({ context: { stay, text, saved } }) =>
        typed.write(summaryFormOf(stay.id), { text, revision: saved?.revision ?? 0 }),
    },
    actors: {
      medicines: dischargeMedicinesMachine.provide({
        actors: {
          open: fromPort(
            helpWith(ports, async (id) => {
              const kept = await typed.read(summaryFormOf(id))
              return kept === null ? [] : (readTypedSummary(kept)?.text.medicines ?? [])
            }),
          ),
          medicineSearch: plugLookup(ports),
        },
      }),
      loadSummary: fromPort(async ({ id, isTheirs }, signal) => {
        const [saved, kept] = [await ports.inpatient.summary({ id }, signal), await typed.read(summaryFormOf(id))]
        if (!saved.ok) return saved
        const own = isTheirs || kept === null ? null : readTypedSummary(kept)
        const ahead = own === null ? {} : { ...own.text, revision: own.revision }
        return done({ ...saved.value, ...ahead, isAhead: own !== null })
      }),
      save: userAction(async (summary: Parameters<Ports['inpatient']['saveSummary']>[0], signal: Cancellation) => {
        const saved = await ports.inpatient.saveSummary({ ...summary, tab }, signal)
        if (saved.ok) typed.drop(summaryFormOf(summary.id))
        return saved
      }),
      discharge: userAction(({ id, key }, signal) =>
        ports.inpatient.admission({ status: 'discharged', id, key }, signal),
      ),
    },
  })
}

const doctorOf = ({ login, now }: OpenRequest) => ({ doctorName: login?.doctorName ?? '', today: dayOf(now) })

/** Without what is not chosen; words are sent where it is not asked for the discharged or the admitted alone. */
const askedOf = ({ keyword = '', ...query }: StayQuery): StayFilter => {
  const words = query.isDischarged === undefined ? keyword.trim() : ''
  const asked = { ...query, keyword: words === '' ? undefined : words }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

const openWard: Open = (ports, request) => {
  const writer = request.login?.userId ?? null
  const input: WardInput = { ...wardParams(request.place.params), ...doctorOf(request) }
  const logic = wardMachine.provide({
    actors: {
      loadHospitals: fromPort((_, signal) => ports.inpatient.hospitals({}, signal)),
      loadRooms: fromPort(({ hospitalId }, signal) => ports.inpatient.rooms({ hospitalId }, signal)),
      loadStay: fromPort(ports.inpatient.stay),
      loadSummary: fromPort(async ({ id, hasSummary }, signal) => {
        if (!hasSummary) return done(null)
        const link = await ports.inpatient.summaryLink({ id, key: crypto.randomUUID() }, signal)
        return link.ok ? done(link.value.url) : link
      }),
      loadTeam: fromPort(({ hospitalId }, signal) => ports.team.members({ hospitalId }, signal)),
      list: stayListMachine.provide({
        actors: {
          loadPage: fromPort(async ({ query, offset, limit }, signal) => {
            const found = await ports.inpatient.stays({ ...askedOf(query), page: offset / limit + 1, limit }, signal)
            return found.ok ? done(found.value.stays) : found
          }),
        },
      }),
      shiftBed: plugShiftBed(ports),
      discharge: plugDischarge(ports, writer),
      form: plugAdmission(ports, writer),
    },
  })
  return { logic, input, flow: (page) => wardFlow(page as WardActor) }
}

const openAdmission =
  (inputOf: (request: OpenRequest) => Pick<AdmissionInput, 'mode' | 'stayId' | 'isPage'>): Open =>
  (ports, request) => ({
    logic: plugAdmission(ports, request.login?.userId ?? null),
    input: {
      ...inputOf(request),
      ...doctorOf(request),
      hospitalId: wardParams(request.place.params).hospitalId,
    } satisfies AdmissionInput,
  })

export const features: RoomWiring = {
  'page.ipDash': openWard,
  'page.admitPatient': openAdmission(({ place }) => ({ ...admissionParams(place.params), isPage: true })),
  'panel.admitPatient': openAdmission(() => ({ mode: 'new', stayId: null, isPage: false })),
}
