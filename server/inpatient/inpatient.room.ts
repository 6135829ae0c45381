import { inpatientApi } from '../../src/core/inpatient/inpatient.api'
import { DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { fileRules } from '../files/files.port'
import { practiceSeal } from '../kit/pdf/practiceSeal'
import { rule } from '../kit/policy'
import { memberRenamed, treatedMembers } from '../members/members.port'
import { room } from '../platform'
import { documentWanted } from '../records/records.port'
import { inpatientHandlers } from './inpatient.server'
import { followName } from './renamed.store'
import { membersWithStays } from './stays.read'
import { layOutSummary, writeSummaryDocument } from './summary.documents'
import { summaryFile } from './summaryFile'
import texts from './inpatient.texts.json'

const OWN = "stays of the caller's doctor"

export const inpatientRoom = room(inpatientApi, {
  handlers: inpatientHandlers,
  policy: {
    hospitals: rule(DOCTORS, "hospitals of the caller's doctor", 'none'),
    stays: rule(DOCTORS, OWN, 'patients'),
    rooms: rule(DOCTORS, `hospitals of the caller's doctor; in their beds ${OWN}`, 'patients'),
    stay: rule(DOCTORS, OWN, 'patients'),
    admission: rule(
      DOCTORS,
      `beds in hospitals of the caller's doctor, for patients whose number they presented or whom they treat; ${OWN}`,
      'patients',
    ),
    update: rule(DOCTORS, OWN, 'patients'),
    summary: rule(DOCTORS, OWN, 'patients'),
    medicines: rule(DOCTORS, OWN, 'patients'),
    saveSummary: rule(DOCTORS, OWN, 'patients'),
    summaryLink: rule([...PATIENTS, ...DOCTORS], `${OWN}; of a patient the family's`, 'patients'),
    ownStay: rule(PATIENTS, "stays of the caller's family"),
  },
  texts,
  listens: [
    treatedMembers.by(membersWithStays),
    memberRenamed.by(followName),
    documentWanted.by(layOutSummary),
    fileRules.by(summaryFile),
  ],
  tasks: ({ files, seal, secret }) => [writeSummaryDocument({ files, seal: seal ?? practiceSeal(secret) })],
})
