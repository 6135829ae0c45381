import { demonstrationAccounts } from '../../../server/seed/accounts'
import { fileAddresses } from '../../../server/kit/fileAddress'
import { newId } from '../../../server/kit/ids'
import { insertFile } from '../../../server/files/files.store'
import { NOW } from '../../kit/backend'
import { orderIn } from '../../kit/orders'
import type { RoomCases } from '../../kit/policy/case'
import { centres, NOWHERE } from '../../kit/policy/groups'
import { tokenOf, type World } from '../../kit/policy/people'

const ofCentre = ['diagnosticCentre'] as const

/** A report that the centre uploaded, and an order of its own. */
const uploaded = async ({ backend: { db } }: World) => {
  const fileId = newId()
  await insertFile(db, {
    id: fileId,
    ownerId: demonstrationAccounts.diagnosticCentre.id,
    purpose: 'report',
    type: 'png',
    name: 'report.png',
    size: 1,
    createdAt: NOW,
  })
  const { id } = await orderIn(db, { kind: 'test', stage: 'sampled' }, NOW)
  const url = fileAddresses('of a test').to({ id: fileId, name: 'report.png', type: 'png' }, newId(), NOW).url
  return { id, url }
}

export const orderReportsPolicy: RoomCases<'orderReports'> = {
  check: { may: centres, input: uploaded, missing: () => ({ id: NOWHERE, url: '/files/none' }), reaches: ofCentre },
  attach: {
    may: centres,
    reaches: ofCentre,
    input: uploaded,
    missing: () => ({ id: NOWHERE, url: '/files/none' }),
  },
  retract: {
    may: centres,
    reaches: ofCentre,
    input: async (world) => {
      const { backend, people } = world
      const report = await uploaded(world)
      const { result } = await backend.call<{ reports: readonly { id: string }[] }>('orderReports.attach', report, {
        token: await tokenOf(backend, people.diagnosticCentre),
      })
      return { id: report.id, medicalRecordId: result.reports[0]!.id, reason: 'Another person' }
    },
    missing: () => ({ id: NOWHERE, medicalRecordId: NOWHERE, reason: 'Another person' }),
  },
}
