import { demonstrationAccounts } from '../../../server/seed/accounts'
import { sentReportsApi } from '../../../src/core/sentReports/sentReports.api'
import { asPatient } from '../../kit/chaos/openings'
import { type ChaosScreen, type Practice, retry } from '../../kit/chaos/screen'
import { entriesOf, sessionOf } from '../../kit/patients'

const openSent = async ({ served }: Practice) => {
  const { storage } = await sessionOf(served, demonstrationAccounts.diagnosticCentre.phoneNumber)
  return { path: '/sent-reports', session: entriesOf(storage) }
}

export const sentReportsScreens: readonly ChaosScreen[] = [
  {
    name: 'reports without an order',
    size: 'desktop',
    open: openSent,
    calls: { 'what was sent': { row: { endpoint: sentReportsApi.sent }, wayOn: retry } },
  },
  {
    name: 'reports for a family',
    size: 'phone',
    open: asPatient('/medical-records'),
    calls: { 'what was received': { row: { endpoint: sentReportsApi.received }, wayOn: retry } },
  },
]
