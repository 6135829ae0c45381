import { callApi } from '../../src/core/call/call.api'
import { MINUTE } from '../../src/core/kit/dates'
import { DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { turnCredentials } from '../kit/turn'
import { room } from '../platform'
import { callHandlers } from './call.server'
import { closeCalls } from './call.store'
import texts from './call.texts.json'
import { putOutTasks } from './putOut'

const PEOPLE =
  "video appointments of the caller's family, of staff those of the caller's doctor, of those brought in the one"
const people = [...PATIENTS, ...DOCTORS]

export const callRoom = room(callApi, {
  handlers: ({ secret, turn, agora, sms, origin }) =>
    callHandlers(
      secret,
      {
        serversFor: (userId, until) => (turn === null ? [] : [turnCredentials(turn, userId, until)]),
        isRelayed: turn?.isOnly ?? false,
      },
      agora,
      { sms, origin, putsOut: agora?.rest !== undefined },
    ),
  policy: {
    session: rule(people, PEOPLE, 'patients'),
    rtcToken: rule(people, `${PEOPLE}, in their time`, 'patients'),
    rtmToken: rule(people, `${PEOPLE}, in their time`, 'patients'),
    enter: rule(people, `${PEOPLE}, in their time`, 'patients'),
    presence: rule(people, PEOPLE, 'patients'),
    signal: rule(people, PEOPLE, 'patients'),
    signals: rule(people, 'signals for the caller', 'patients'),
    consent: rule(PATIENTS, "the caller's own video appointments"),
    invite: rule(DOCTORS, "video appointments of the caller's doctor", 'patients'),
    answerInvite: rule(PATIENTS, "the caller's own video appointments"),
    takeOut: rule(PATIENTS, "the caller's own video appointments"),
    review: rule(PATIENTS, "the caller's own video appointments"),
    openInvite: rule(PATIENTS, "an invitation to the caller's own number"),
    leave: rule(people, PEOPLE, 'patients'),
    end: rule(DOCTORS, "video appointments of the caller's doctor", 'patients'),
  },
  texts,
  tasks: putOutTasks,
  jobs: [{ name: 'close calls', every: 10 * MINUTE, run: closeCalls }],
})
