import { done, type Outcome } from '../core/kit/outcome'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { type Received, receivedReportsMachine } from '../machines/sentReports/receivedReports.machine'
import type { Ports } from './ports'
import { watchReports } from './reportChanges'

/** Reports that wait for a patient's number; a guest has none. */
export const plugReceivedReports = ({ members, sentReports }: Ports, isPatient: boolean) =>
  receivedReportsMachine.provide({
    actors: {
      watch: watchReports,
      load: fromPort(async (_, signal): Promise<Outcome<Received>> => {
        if (!isPatient) return done({ reports: [], members: [] })
        const reports = await sentReports.received({}, signal)
        if (!reports.ok) return reports
        if (reports.value.length === 0) return done({ reports: [], members: [] })
        const family = await members.list({}, signal)
        return family.ok ? done({ reports: reports.value, members: family.value }) : family
      }),
      answer: userAction(async ({ id, memberId, key }, signal): Promise<Outcome<{ readonly id: string }, string>> =>
        memberId === null ? sentReports.refuse({ id, key }, signal) : sentReports.accept({ id, memberId, key }, signal),
      ),
    },
  })
