import { longDayIn } from '../kit/dateWords'
import { clockTime } from '../../src/core/kit/clockTime'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { TIME_ZONE } from '../../src/core/kit/timeZone'
import type { Paise } from '../../src/core/kit/money'
import type { EventType } from '../../src/core/notifications/events'
import { OWN_ACT, TO_ROLE } from '../../src/core/notifications/push'
import type { Role } from '../../src/core/session/roles'
import { type PushOnWire, pushOnWire } from '../../src/core/notifications/push.api'
import { sayFrom, type Text, type WireLanguage } from '../kit/texts'
import type { AnyFacts } from './facts'
import texts from './notifications.texts.json'
import type { NotificationRow } from './notifications.tables'

const say = sayFrom(texts)
const isText = (id: string): id is keyof typeof texts => Object.hasOwn(texts, id)

const locales: Readonly<Record<WireLanguage, string>> = {
  eng: 'en-IN-u-nu-latn',
  hin: 'hi-IN-u-nu-latn',
  guj: 'gu-IN-u-nu-latn',
  ben: 'bn-IN-u-nu-latn',
}

/** `25 November at 8:30 pm`, with the time as the app writes it. */
const when = (at: UnixSeconds, language: WireLanguage): string => {
  const day = new Intl.DateTimeFormat(locales[language], { timeZone: TIME_ZONE, day: 'numeric', month: 'long' })
  return say(language, 'when', { day: day.format(at * 1000), time: clockTime(at) })
}

const rupees = (paise: Paise, language: WireLanguage): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100)

const written = (
  { when: at, day, amount, isOwn: _, orderId: __, conversationId: ___, ...facts }: AnyFacts,
  language: WireLanguage,
): Record<string, string | number> => ({
  ...facts,
  ...(at === undefined ? {} : { when: when(at, language) }),
  ...(day === undefined ? {} : { day: longDayIn(language, day) }),
  ...(amount === undefined ? {} : { amount: rupees(amount, language) }),
})

/** A notification in somebody's language; `action` is its button's text, for events that have a button. */
export const render = (event: EventType, facts: AnyFacts, language: WireLanguage) => {
  const values = written(facts, language)
  const action = `${event}.action`
  return {
    title: say(language, `${event}.title`, values),
    text: say(language, `${event}.text`, values),
    action: isText(action) ? say(language, action, values) : null,
  }
}

/** What pushes a notification to a device of this language, and of this role where the device sleeps and knows none. */
export const pushOf = ({ id, event, facts }: NotificationRow, language: WireLanguage, role?: Role): PushOnWire => {
  const { title, text } = render(event, facts, language)
  const { doctorId, orderId, conversationId, isOwn } = facts
  const details = {
    notificationId: id,
    ...(doctorId === undefined ? {} : { doctorId }),
    ...(orderId === undefined ? {} : { orderId }),
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(role === undefined ? {} : { [TO_ROLE]: role }),
    ...(isOwn ? { [OWN_ACT]: 'yes' } : {}),
  }
  return pushOnWire({ title, body: text, eventType: event, details })
}

/** A push that is not kept, announced on a person's topic; each of their clients reads its body in its own language. */
export interface WordedPush {
  readonly push: PushOnWire
  readonly body: Text
}

/** A push that is not kept, with its body in a language. */
export const wordedIn = ({ push, body }: WordedPush, language: WireLanguage): PushOnWire => ({
  ...push,
  notification: { title: '', body: body[language] },
})
