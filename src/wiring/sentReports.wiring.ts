import { fromPort, userAction } from '../machines/kit/fromPort'
import { sentReportsMachine } from '../machines/sentReports/sentReports.machine'
import type { Open, RoomWiring } from './features'
import { watchReports } from './reportChanges'

/** Reports that are listed. */
const LISTED = 100

const openSent: Open = ({ files, sentReports }) => ({
  logic: sentReportsMachine.provide({
    actors: {
      watch: watchReports,
      load: fromPort((_, signal) => sentReports.sent({ limit: LISTED, offset: 0 }, signal)),
      // Centres upload reports alone (S2-374).
      upload: userAction(({ file }, signal) => files.upload({ kind: 'report', file }, signal)),
      send: userAction(sentReports.send),
    },
  }),
  input: {},
})

export const features: RoomWiring = { 'page.sentReports': openSent }
