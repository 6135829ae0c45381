import { chatApi } from '../../src/core/chat/chat.api'
import { DOCTORS, KNOWN } from '../../src/core/session/roles'
import { appointmentsChanged, blockChanged } from '../booking/booking.port'
import { fileRules } from '../files/files.port'
import { stayChanged, stayTalks } from '../inpatient/inpatient.port'
import { consultationEnded } from '../prescription/prescription.port'
import { streamed } from '../notifications/notifications.port'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { cardOfCancelled, cardOfDischarge, cardOfMoved, cardsOfConsultation } from './cards.store'
import { chatHandlers } from './chat.server'
import texts from './chat.texts.json'
import { chatEvent } from './chat.feed'
import { followBlock, followBookings, followStay } from './conversation.store'
import { messageFile } from './messageFile'
import { copyDocument, keepMirror } from './mirror.store'
import { unreadPush } from './unread.tasks'
import { talkOfStays } from './stayTalk.read'
import { storeToken } from './storeToken.server'

const OWN = "conversations of the caller's account; staff: of their doctor; administrators: of the support"

export const chatRoom = room(chatApi, {
  handlers: ({ store, ...platform }) => ({ ...chatHandlers(platform), storeToken: storeToken(store) }),
  policy: {
    conversations: rule(KNOWN, OWN, 'patients'),
    ofAppointment: rule(['PATIENT', ...DOCTORS], OWN, 'patients'),
    conversation: rule(KNOWN, OWN, 'patients'),
    messages: rule(KNOWN, `${OWN}; of the team's side, staff alone`, 'patients'),
    send: rule(KNOWN, `${OWN}; of the team's side, staff alone`, 'patients'),
    read: rule(KNOWN, `${OWN}; of the team's side, staff alone`),
    readAll: rule(KNOWN, OWN),
    unread: rule(KNOWN, OWN),
    quietHours: rule(KNOWN, "the caller's own nights"),
    setQuietHours: rule(KNOWN, "the caller's own nights"),
    favourite: rule(KNOWN, OWN),
    access: rule(DOCTORS, "conversations of the caller's doctor", 'patients'),
    file: rule(KNOWN, `${OWN}; of the team's side, staff alone`, 'patients'),
    takeBack: rule(KNOWN, "messages of the caller's", 'patients'),
    typing: rule(KNOWN, `${OWN}; of the team's side, staff alone`),
    search: rule(DOCTORS, "conversations of the caller's doctor", 'patients'),
    userDetails: rule(KNOWN, "people of the caller's conversations"),
    searchMessages: rule(KNOWN, `${OWN}; of the team's side, staff alone`, 'patients'),
    take: rule(['ADMIN'], 'conversations of the support', 'patients'),
    resolve: rule(['ADMIN'], 'conversations of the support', 'patients'),
    storeToken: rule(KNOWN, "the caller's own session"),
  },
  texts,
  tasks: ({ store }) => [copyDocument(store), unreadPush],
  jobs: ({ store }) => [keepMirror(store)],
  listens: [
    appointmentsChanged.by(async (db, { event, ids, by }, now) => {
      await followBookings(db, ids, now)
      if (event === 'appointment.cancelled') await cardOfCancelled(db, { ids, by }, now)
      if (event === 'appointment.rescheduled') await cardOfMoved(db, { ids, by }, now)
    }),
    consultationEnded.by(cardsOfConsultation),
    stayChanged.by(async (db, stayId, now) => {
      const ended = await followStay(db, stayId, now)
      if (ended !== null) await cardOfDischarge(db, ended, now)
    }),
    stayTalks.by(talkOfStays),
    blockChanged.by(followBlock),
    streamed.by(chatEvent),
    fileRules.by(messageFile),
  ],
})
