import { membersApi } from '../../src/core/members/members.api'
import { CLINIC_STAFF, PATIENTS } from '../../src/core/session/roles'
import { fileRules } from '../files/files.port'
import { rule } from '../kit/policy'
import { keyFor } from '../kit/secrets'
import { room } from '../platform'
import { membersHandlers } from './members.server'
import { memberPhoto } from './photo.store'
import texts from './members.texts.json'

export const membersRoom = room(membersApi, {
  handlers: ({ secret }) => membersHandlers(keyFor(secret, 'codes')),
  policy: {
    list: rule(PATIENTS, "the caller's own family"),
    add: rule(PATIENTS, "the caller's own family"),
    update: rule(PATIENTS, "members of the caller's family"),
    setDefault: rule(PATIENTS, "members of the caller's family"),
    facts: rule(PATIENTS, "members of the caller's family"),
    saveFacts: rule(PATIENTS, "members of the caller's family"),
    savePhoto: rule(PATIENTS, "members of the caller's family, with a picture that the caller uploaded"),
    addFor: rule(CLINIC_STAFF, 'the family of a patient whose number they presented, or whom they treat', 'patients'),
    correct: rule(
      CLINIC_STAFF,
      'members without a mobile number whom the caller registered, or whom they treat',
      'patients',
    ),
    profile: rule(PATIENTS, "the caller's default member"),
    saveProfile: rule(PATIENTS, "the caller's default member"),
  },
  texts,
  listens: [fileRules.by(memberPhoto)],
})
