import { deviceDrafts } from '../adapters/browser/deviceDrafts'
import type { AdmitRequest, StayChanges, StayFilter } from '../core/inpatient/inpatient'
import { admissionParams, wardParams } from '../core/inpatient/inpatient.params'
import type { AdmitDraft } from '../core/inpatient/inpatient.rules'
import { readTypedAdmission, readTypedSummary, type TypedAdmission } from '../core/inpatient/typed'
import { dayOf } from '../core/kit/dates'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import type { PatientLookup } from '../core/session/patientLookup'
import { admitMachine } from '../machines/inpatient/admit.machine'
import type { AdmitInput } from '../machines/inpatient/admit.setup'
import { boardMachine } from '../machines/inpatient/board.machine'
import { dischargeMachine } from '../machines/inpatient/discharge.machine'
import { dischargeMedicinesMachine } from '../machines/inpatient/dischargeMedicines.machine'
import type { MedicineHelp } from '../machines/inpatient/dischargeMedicines.reading'
import { sheetMachine } from '../machines/inpatient/sheet.machine'
import { shiftBedMachine } from '../machines/inpatient/shiftBed.machine'
import { stayMachine } from '../machines/inpatient/stay.machine'
import type { StayInput } from '../machines/inpatient/stay.setup'
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

interface Typed {
  readonly draft: AdmitDraft
  readonly patient?: PatientLookup | null
}

/** The family as a device keeps it: what somebody is allergic to is asked anew. */
const withoutAllergies = (patient: PatientLookup): PatientLookup => ({
  ...patient,
  members: patient.members.map(({ allergies: _, ...member }) => member),
})

/** What was typed into a form, and what keeps and drops it. */
const plugTyped = <Form>(ports: Ports, writer: string | null, formOf: (form: Form) => string) => {
  const typed = typedBy(ports, writer)
  return {
    recall: async (form: Form): Promise<Outcome<TypedAdmission | null>> => {
      const text = await typed.read(formOf(form))
      return done(text === null ? null : readTypedAdmission(text))
    },
    actions: {
      keepTyped: ({ context }: { readonly context: Form & Typed }) => {
        const { patient = null, draft } = context
        typed.write(formOf(context), { patient: patient && withoutAllergies(patient), draft })
      },
      dropTyped: ({ context }: { readonly context: Form }) => typed.drop(formOf(context)),
    },
  }
}

const admitForm = ({ readmits }: Pick<AdmitInput, 'readmits'>): string =>
  readmits === null ? 'admission new ' : `admission readmit ${readmits}`

/** Whoever was found for a form that was typed before: the family and its allergies are read anew where they can be. */
const foundAgain =
  ({ session }: Ports) =>
  async (recalled: Outcome<TypedAdmission | null>, signal: Cancellation): Promise<Outcome<TypedAdmission | null>> => {
    const typed = recalled.ok ? recalled.value : null
    if (typed?.patient == null) return recalled
    const { countryCode, phoneNumber, userId } = typed.patient
    const found =
      countryCode === null || phoneNumber === null
        ? await session.openPatient({ patientId: userId }, signal)
        : await session.searchPatient({ countryCode, phoneNumber }, signal)
    return found.ok ? done({ ...typed, patient: found.value }) : recalled
  }

const plugAdmit = (ports: Ports, writer: string | null) => {
  const { recall, actions } = plugTyped(ports, writer, admitForm)
  const findAgain = foundAgain(ports)
  return admitMachine.provide({
    actions,
    actors: {
      recall: fromPort(async (form, signal) => findAgain(await recall(form), signal)),
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
      findStay: fromPort(({ memberId }, signal) =>
        ports.inpatient.stays({ memberId, isDischarged: false, page: 1, limit: 1 }, signal),
      ),
    },
  })
}

const stayForm = ({ stayId }: Pick<StayInput, 'stayId'>): string => `admission edit ${stayId}`

const plugStay = (ports: Ports, writer: string | null) => {
  const { recall, actions } = plugTyped(ports, writer, stayForm)
  return stayMachine.provide({
    actions,
    actors: {
      recall: fromPort(recall),
      loadStay: fromPort(ports.inpatient.stay),
      loadHospitals: fromPort((_, signal) => ports.inpatient.hospitals({}, signal)),
      save: userAction((changes: StayChanges & { id: string; seen?: StayChanges; key: string }, signal) =>
        ports.inpatient.update({ change: 'edit', ...changes }, signal),
      ),
      switchChat: userAction(({ id, isOn, key }, signal) =>
        ports.inpatient.update({ change: 'chat', id, status: isOn ? 'active' : 'disabled', key }, signal),
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
      shift: userAction((bed: { id: string; roomId: string; bedId: string; key: string }, signal) =>
        ports.inpatient.update({ change: 'shift', ...bed }, signal),
      ),
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

const plugSheet = (ports: Ports, writer: string | null) =>
  sheetMachine.provide({
    actors: {
      loadStay: fromPort(ports.inpatient.stay),
      loadSummary: fromPort(async ({ id, hasSummary }, signal) => {
        if (!hasSummary) return done(null)
        const link = await ports.inpatient.summaryLink({ id, key: crypto.randomUUID() }, signal)
        return link.ok ? done(link.value.state === 'ready' ? link.value.url : null) : link
      }),
      loadTeam: fromPort(({ hospitalId }, signal) => ports.team.members({ hospitalId }, signal)),
      shiftBed: plugShiftBed(ports),
      discharge: plugDischarge(ports, writer),
      form: plugStay(ports, writer),
    },
  })

const openWard: Open = (ports, request) => {
  const writer = request.login?.userId ?? null
  const input: WardInput = { ...wardParams(request.place.params), ...doctorOf(request) }
  const logic = wardMachine.provide({
    actors: {
      loadHospitals: fromPort((_, signal) => ports.inpatient.hospitals({}, signal)),
      board: boardMachine.provide({
        actors: {
          loadRooms: fromPort(({ hospitalId }, signal) => ports.inpatient.rooms({ hospitalId }, signal)),
        },
      }),
      sheet: plugSheet(ports, writer),
      list: stayListMachine.provide({
        actors: {
          loadPage: fromPort(async ({ query, offset, limit }, signal) => {
            const found = await ports.inpatient.stays({ ...askedOf(query), page: offset / limit + 1, limit }, signal)
            return found.ok ? done(found.value.stays) : found
          }),
        },
      }),
    },
  })
  return { logic, input, flow: (page) => wardFlow(page as WardActor) }
}

/** A bed as it is named where the form is opened: its room and itself. */
const bedAt = (at: string | undefined): AdmitInput['at'] => {
  const [roomId, bedId] = at?.split(' ') ?? []
  return roomId && bedId ? { roomId, bedId } : undefined
}

const openAdmit = (
  ports: Ports,
  request: OpenRequest,
  { readmits, isPage }: Pick<AdmitInput, 'readmits' | 'isPage'>,
) => ({
  logic: plugAdmit(ports, request.login?.userId ?? null),
  input: {
    readmits,
    isPage,
    ...doctorOf(request),
    at: bedAt(request.feature.at),
    hospitalId: wardParams(request.place.params).hospitalId,
  } satisfies AdmitInput,
})

const openForm: Open = (ports, request) => {
  const { mode, stayId } = admissionParams(request.place.params)
  if (stayId === null || mode === 'readmit') return openAdmit(ports, request, { readmits: stayId, isPage: true })
  return {
    logic: plugStay(ports, request.login?.userId ?? null),
    input: { stayId, isToCorrect: mode === 'edit', isPage: true, ...doctorOf(request) } satisfies StayInput,
  }
}

export const features: RoomWiring = {
  'page.ipDash': openWard,
  'page.admitPatient': openForm,
  'panel.admitPatient': (ports, request) => openAdmit(ports, request, { readmits: null, isPage: false }),
}
