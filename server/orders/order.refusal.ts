import { dayNamed } from '../../src/core/kit/dates'
import type { Failure, Outcome } from '../../src/core/kit/outcome'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import { orderNumber, type Overtaken, overtakenErrors } from '../../src/core/orders/providerOrder.rules'
import { clockTime } from '../../src/core/kit/clockTime'
import { momentIn } from '../kit/dateWords'
import type { Call } from '../kit/handlers'
import { sayFrom } from '../kit/texts'
import { providerOrderById, type Reader } from './order.read'
import type { MoveOutcome } from './order.store'
import texts from './orders.texts.json'

const { byItself: _, ...words } = texts

/** The words with which rooms refuse a call that came after somebody else's. */
export const overtakenTexts = words

type Overtaking = Extract<MoveOutcome, { readonly is: 'overtaken' }>

/** Refuses a call that came too late: who was first and when, with the order as it stands. */
export const refuseOvertaken = async (
  { code, order, who, when }: Overtaking,
  { db, language, now }: Pick<Call, 'db' | 'language' | 'now'>,
  reader: Reader,
): Promise<Outcome<never, Overtaken>> => {
  const current = await providerOrderById(db, order.id, reader, now)
  const say = sayFrom(texts)
  const at = dayNamed(when, now) === 'today' ? clockTime(when) : momentIn(language, when)
  const name = nameFor(reader, current, who) ?? say(language, 'byItself')
  const message = say(language, code, { name, order: orderNumber(order.kind, order.orderNo), when: at })
  const failure: Failure<Overtaken> = { kind: overtakenErrors[code], code, message, current }
  return { ok: false, failure }
}

/** Patients read what a provider's staff did by the provider's name. */
const nameFor = (reader: Reader, order: ProviderOrder | undefined, who: string | null): string | null =>
  reader.end === 'patient' ? (order?.events.at(-1)?.name ?? who) : who
