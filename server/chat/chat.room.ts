import { chatApi } from '../../src/core/chat/chat.api'
import { DOCTORS, KNOWN } from '../../src/core/session/roles'
import { appointmentsChanged } from '../booking/booking.port'
import { stayChanged } from '../inpatient/inpatient.port'
import { streamed } from '../notifications/notifications.port'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { chatHandlers } from './chat.server'
import texts from './chat.texts.json'
import { chatEvent } from './chat.feed'
import { followBookings, followStay } from './conversation.store'
import { copyDocument, keepMirror } from './mirror.store'
import { storeToken } from './storeToken.server'

const OWN = "conversations of the caller's account; staff: of their doctor; administrators: of the support"

export const chatRoom = room(chatApi, {
  handlers: ({ store, secret }) => ({ ...chatHandlers({ secret }), storeToken: storeToken(store) }),
  policy: {
    conversations: rule(KNOWN, OWN, 'patients'),
    ofAppointment: rule(['PATIENT', ...DOCTORS], OWN, 'patients'),
    conversation: rule(KNOWN, OWN, 'patients'),
    messages: rule(KNOWN, `${OWN}; of the team's side, staff alone`, 'patients'),
    send: rule(KNOWN, `${OWN}; of the team's side, staff alone`, 'patients'),
    read: rule(KNOWN, `${OWN}; of the team's side, staff alone`),
    readAll: rule(KNOWN, OWN),
    favourite: rule(KNOWN, OWN),
    access: rule(DOCTORS, "conversations of the caller's doctor", 'patients'),
    file: rule(KNOWN, `${OWN}; of the team's side, staff alone`, 'patients'),
    takeBack: rule(KNOWN, "messages of the caller's", 'patients'),
    typing: rule(KNOWN, `${OWN}; of the team's side, staff alone`),
    search: rule(DOCTORS, "conversations of the caller's doctor", 'patients'),
    storeToken: rule(KNOWN, "the caller's own session"),
  },
  texts,
  tasks: ({ store }) => [copyDocument(store)],
  jobs: ({ store }) => [keepMirror(store)],
  listens: [
    appointmentsChanged.by((db, { ids }, now) => followBookings(db, ids, now)),
    stayChanged.by(followStay),
    streamed.by(chatEvent),
  ],
})
