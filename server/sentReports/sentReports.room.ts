import { DAY } from '../../src/core/kit/dates'
import { sentReportsApi } from '../../src/core/sentReports/sentReports.api'
import { PATIENTS } from '../../src/core/session/roles'
import { fileRules } from '../files/files.port'
import { runnable } from '../kit/jobs'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { notifyReceiver, announceTask } from './sentReports.events'
import { sentReportsHandlers } from './sentReports.server'
import { lapseSentReports, waitingReport } from './sentReports.store'
import texts from './sentReports.texts.json'

const CENTRE = "what the caller's centre sent"
const OWN = "what was sent to the caller's verified number"

export const sentReportsRoom = room(sentReportsApi, {
  handlers: sentReportsHandlers,
  policy: {
    send: rule(['DIAGNOSTIC_CENTER'], CENTRE, 'none'),
    sent: rule(['DIAGNOSTIC_CENTER'], CENTRE, 'none'),
    received: rule(PATIENTS, OWN),
    accept: rule(PATIENTS, OWN),
    refuse: rule(PATIENTS, OWN),
  },
  texts,
  jobs: [{ name: 'end the wait of reports nobody claimed', every: DAY, run: lapseSentReports }],
  listens: [fileRules.by(waitingReport)],
  tasks: () => [runnable(announceTask, ({ id }, { db, now }) => notifyReceiver(db, id, now))],
})
