import type { ActorRefFrom } from 'xstate'
import { dayOf } from '../core/kit/dates'
import { listedParam, textOrNothing } from '../core/kit/params'
import { done } from '../core/kit/outcome'
import { MAIN_PROFILE } from '../core/members/members'
import { recordQueryOf, recordViewOf } from '../core/records/records.rules'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { type RecordDeskActor, recordDeskMachine } from '../machines/records/recordDesk.machine'
import { recordsFlow } from '../machines/records/records.flow'
import { recordsMachine } from '../machines/records/records.machine'
import { recordShareMachine } from '../machines/records/recordShare.machine'
import type { Open, RoomWiring } from './features'
import { pageArrived } from './pageArrived'
import type { App, Ports } from './ports'
import { plugReceivedReports } from './receivedReports'
import { plugRecordForm } from './recordForm'
import { plugRecordViewer } from './recordViewer'

const plugRecordShare = ({ records, recordLinks }: Ports) =>
  recordShareMachine.provide({
    actors: {
      load: fromPort(async ({ id, record }, signal) => {
        const [read, links] = await Promise.all([
          record === null ? records.one({ id }, signal) : done(record),
          recordLinks.list({ id }, signal),
        ])
        if (!read.ok) return read
        return links.ok ? done({ record: read.value, links: links.value }) : links
      }),
      make: userAction(recordLinks.make),
      revoke: userAction(recordLinks.revoke),
    },
  })

/** What a notification asks the page to show beside the records. */
const EDIT_PROFILE = 'editProfile'

/** Opens the main profile's form over the page that somebody is led to. */
const openProfile = (app: App): void =>
  void pageArrived(app).then(() => app.send({ type: 'open', feature: { id: 'overlay.family', at: MAIN_PROFILE } }))

const openRecords: Open = (ports, { login, place, now, app }) => {
  const isPatient = login?.role === 'PATIENT'
  if (isPatient && place.params['view'] === EDIT_PROFILE) openProfile(app)
  const query = recordQueryOf(place.params)
  return {
    logic: recordsMachine.provide({
      actors: {
        loadPage: fromPort(async ({ query: { memberId, type, search }, limit, offset }, signal) => {
          if (!isPatient) return done([])
          const asked = { ...(type && { type }), ...(search.trim() !== '' && { search }), limit, offset }
          return memberId === null
            ? ports.records.family(asked, signal)
            : ports.records.list({ ...asked, memberId }, signal)
        }),
      },
    }),
    input: { query, listed: listedParam(place.params) },
    beside: {
      received: { logic: plugReceivedReports(ports, isPatient), input: {} },
      desk: {
        logic: recordDeskMachine.provide({
          actors: {
            loadFamily: fromPort(async (_, signal) => {
              if (!isPatient) return done({ members: [], active: [] })
              const [members, active] = await Promise.all([
                ports.members.list({}, signal),
                ports.records.active({}, signal),
              ])
              return members.ok ? done({ members: members.value, active: active.ok ? active.value : [] }) : members
            }),
            viewer: plugRecordViewer(ports),
            form: plugRecordForm(ports),
            share: plugRecordShare(ports),
            remove: userAction(ports.records.remove),
            restore: userAction(ports.records.restore),
          },
        }),
        input: {
          view: recordViewOf(place.params),
          recordId: isPatient ? textOrNothing(place.params['record']) : null,
          isSharing: place.params['step'] === 'share',
          isAdding: isPatient && (place.params['step'] === 'add' || place.params['step'] === 'photo'),
          isPhoto: place.params['step'] === 'photo',
          memberId: query.memberId,
          today: dayOf(now),
        },
      },
    },
    // The address that a guest came by is where they come back to, verified.
    ...(isPatient && {
      flow: (page, _, beside) =>
        recordsFlow(page as ActorRefFrom<typeof recordsMachine>, beside['desk'] as RecordDeskActor),
    }),
  }
}

export const features: RoomWiring = { 'page.medicalRecords': openRecords }
