import { ringApi } from '../../src/core/call/ring.api'
import { DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { ringHandlers } from './ring.server'
import { ringTasks } from './ring.tasks'
import texts from './ring.texts.json'

const PEOPLE = "video appointments of the caller's family, of staff those of the caller's doctor"
const people = [...PATIENTS, ...DOCTORS]

export const ringRoom = room(ringApi, {
  handlers: ({ secret }) => ringHandlers(secret),
  policy: {
    notify: rule(people, `${PEOPLE}; staff ring, patients decline`, 'patients'),
    read: rule(people, PEOPLE, 'patients'),
    current: rule(PATIENTS, "rings of the caller's own account"),
    decline: rule('anyone', 'the ring whose token the notification carries'),
    ringing: rule(PATIENTS, "rings of the caller's own account"),
    accept: rule(PATIENTS, "rings of the caller's own account"),
  },
  texts,
  tasks: ringTasks,
})
