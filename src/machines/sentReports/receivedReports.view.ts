import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { receivedReportsMachine } from './receivedReports.machine'

export const viewReceivedReports = (snapshot: SnapshotFrom<typeof receivedReportsMachine>) => {
  const { reports, members, chosen, answer, failure } = snapshot.context
  const isAnswering = snapshot.hasTag('answering')
  const isRefusing = isAnswering && answer.memberId === null
  return {
    members: members.map(({ id, name }) => ({ id, name: name ?? '' })),
    reports: reports.map((report) => ({
      ...report,
      memberId: chosen[report.id] ?? '',
      isAccepting: isAnswering && answer.id === report.id && answer.memberId !== null,
    })),
    /** The report that is about to be refused. */
    asked: snapshot.hasTag('asking') || isRefusing ? (reports.find(({ id }) => id === answer.id) ?? null) : null,
    isAnswering,
    isRefusing,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
