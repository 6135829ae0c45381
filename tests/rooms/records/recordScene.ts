import { filesApi } from '../../../src/core/files/files.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { recordLinksApi } from '../../../src/core/records/recordLinks.api'
import { recordsApi } from '../../../src/core/records/records.api'
import { newPatient } from '../../kit/patients'
import type { BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { recordNumber } from './recordFacts'

const rows = {
  family: { endpoint: recordsApi.family },
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
}

export const categories = [{ id: 'spine', name: 'Spine', icon: 'bone' }]
export const listed = (gate: RecordScene['gate']) => gate.answer('family', done([recordNumber(1)]))

/** The medical records of a new patient, one of them there. */
export const atRecords = async (base: BaseScene, path = '/medical-records'): Promise<RecordScene> => {
  const gate = await gateOn(base.page, rows)
  await openAs(base, await newPatient(base.served), path)
  return { ...base, gate }
}

export const answers =
  (row: keyof typeof rows) =>
  ({ gate }: RecordScene, output: unknown): Promise<void> =>
    gate.answer(row, output as Outcome<unknown>)
