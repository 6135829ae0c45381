import { DAY } from '../../src/core/kit/dates'
import { recordLinksApi } from '../../src/core/records/recordLinks.api'
import { PATIENTS } from '../../src/core/session/roles'
import { capability } from '../kit/mount'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { sharedRecords } from './recordLinks.page'
import { recordLinksHandlers } from './recordLinks.server'
import { forgetOldRecordLinks } from './recordLinks.store'
import { SHARED_PATH } from './sharedAddress'
import texts from './recordLinks.texts.json'

const ownFamilys = rule(PATIENTS, "links to records of the caller's family")

export const recordLinksRoom = room(recordLinksApi, {
  handlers: recordLinksHandlers,
  policy: { list: ownFamilys, make: ownFamilys, revoke: ownFamilys },
  texts,
  jobs: [{ name: 'forget links to records that are long over', every: DAY, run: forgetOldRecordLinks }],
  mounts: ({ limits, files }) => ({ [SHARED_PATH]: capability(sharedRecords({ limits, files })) }),
})
