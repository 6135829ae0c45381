import { filesApi } from '../../../src/core/files/files.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { Member } from '../../../src/core/members/members'
import { membersApi } from '../../../src/core/members/members.api'
import { recordLinksApi } from '../../../src/core/records/recordLinks.api'
import { recordsApi } from '../../../src/core/records/records.api'
import { beginWith } from '../../kit/browser'
import { entriesOf, newPatient } from '../../kit/patients'
import type { BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { recordNumber } from './recordFacts'

const rows = {
  family: { endpoint: recordsApi.family },
  members: { endpoint: membersApi.list },
  active: { endpoint: recordsApi.active },
  categories: { endpoint: recordsApi.categories },
  one: { endpoint: recordsApi.one },
  upload: { endpoint: filesApi.upload },
  save: { endpoint: recordsApi.save },
  update: { endpoint: recordsApi.update },
  remove: { endpoint: recordsApi.remove },
  restore: { endpoint: recordsApi.restore },
  links: { endpoint: recordLinksApi.list },
  make: { endpoint: recordLinksApi.make },
  revoke: { endpoint: recordLinksApi.revoke },
}

export interface RecordScene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly members: readonly Member[]
}

export const categories = [{ id: 'spine', name: 'Spine', icon: 'bone' }]
export const listed = (gate: RecordScene['gate']) => gate.answer('family', done([recordNumber(1)]))

/** The medical records of a new patient, one of them there. */
export const atRecords = async (
  base: BaseScene,
  path = '/medical-records',
  state: object | null = null,
): Promise<RecordScene> => {
  const gate = await gateOn(base.page, rows)
  const { storage, members } = await newPatient(base.served)
  await beginWith(base.page, { session: entriesOf(storage), state })
  await base.page.goto(`${path}${path.includes('?') ? '&' : '?'}inspect=1`)
  return { ...base, gate, members }
}

/** The family arrives, and what it was prescribed last, which are asked for with the page. */
export const familyArrives = async ({ gate, members }: RecordScene): Promise<void> => {
  await gate.answer('members', done(members))
  await gate.answer('active', done([{ id: 'r2', memberId: members[0]!.id }]))
}

export const answers =
  (row: keyof typeof rows) =>
  ({ gate }: RecordScene, output: unknown): Promise<void> =>
    gate.answer(row, output as Outcome<unknown>)
