import type { AdmitRequest } from '../core/inpatient/inpatient'
import { admissionParams, wardParams } from '../core/inpatient/inpatient.params'
import { dayOf } from '../core/kit/dates'
import { done } from '../core/kit/outcome'
import { admissionMachine } from '../machines/inpatient/admission.machine'
import type { AdmissionInput } from '../machines/inpatient/admission.setup'
import { dischargeMachine } from '../machines/inpatient/discharge.machine'
import { shiftBedMachine } from '../machines/inpatient/shiftBed.machine'
import { wardFlow } from '../machines/inpatient/ward.flow'
import { wardMachine, type WardActor } from '../machines/inpatient/ward.machine'
import { stayListMachine, type WardInput } from '../machines/inpatient/ward.setup'
import { fromPort, userAction, withFallback } from '../machines/kit/fromPort'
import type { Open, OpenRequest, RoomWiring } from './features'
import { plugPatientNumber } from './patientNumber'
import type { Ports } from './ports'

const plugAdmission = (ports: Ports) =>
  admissionMachine.provide({
    actors: {
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

const plugShiftBed = (ports: Ports) =>
  shiftBedMachine.provide({
    actors: {
      loadRooms: fromPort(({ hospitalId }, signal) =>
        ports.inpatient.rooms({ hospitalId, isForAdmission: true, isAvailable: true }, signal),
      ),
      shift: userAction(ports.inpatient.update),
    },
  })

const plugDischarge = (ports: Ports) =>
  dischargeMachine.provide({
    actors: {
      loadSummary: fromPort(ports.inpatient.summary),
      save: userAction(ports.inpatient.saveSummary),
      discharge: userAction(({ id, key }, signal) =>
        ports.inpatient.admission({ status: 'discharged', id, key }, signal),
      ),
    },
  })

const doctorOf = ({ login, now }: OpenRequest) => ({ doctorName: login?.doctorName ?? '', today: dayOf(now) })

const openWard: Open = (ports, request) => {
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
      loadTeam: fromPort(({ hospitalId }, signal) => withFallback(ports.team.members, [])({ hospitalId }, signal)),
      list: stayListMachine.provide({
        actors: {
          loadPage: fromPort(async ({ query: { keyword = '', isDischarged, ...query }, offset, limit }, signal) => {
            const asked = isDischarged === undefined ? { keyword: keyword.trim() } : { isDischarged }
            const found = await ports.inpatient.stays(
              {
                ...query,
                ...('keyword' in asked && asked.keyword === '' ? {} : asked),
                page: offset / limit + 1,
                limit,
              },
              signal,
            )
            return found.ok ? done(found.value.stays) : found
          }),
        },
      }),
      shiftBed: plugShiftBed(ports),
      discharge: plugDischarge(ports),
      form: plugAdmission(ports),
    },
  })
  return { logic, input, flow: (page) => wardFlow(page as WardActor) }
}

const openAdmission =
  (inputOf: (request: OpenRequest) => Pick<AdmissionInput, 'mode' | 'stayId'>): Open =>
  (ports, request) => ({
    logic: plugAdmission(ports),
    input: {
      ...inputOf(request),
      ...doctorOf(request),
      hospitalId: wardParams(request.place.params).hospitalId,
    } satisfies AdmissionInput,
  })

export const features: RoomWiring = {
  'page.ipDash': openWard,
  'page.admitPatient': openAdmission(({ place }) => admissionParams(place.params)),
  'panel.admitPatient': openAdmission(() => ({ mode: 'new', stayId: null })),
}
