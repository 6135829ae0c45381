import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, SimulatedClock, waitFor } from 'xstate'
import { schedules } from '../../server/booking/booking.tables'
import { idempotencyKeys } from '../../server/kit/kit.tables'
import { sentMessages } from '../../server/kit/outbox'
import { members } from '../../server/members/members.tables'
import { sessions } from '../../server/people/people.tables'
import { serverClock } from '../../src/adapters/browser/clock'
import { done, type Outcome } from '../../src/core/kit/outcome'
import type { MemberForm } from '../../src/core/members/members'
import { membersApi } from '../../src/core/members/members.api'
import { ONLINE } from '../../src/core/payment/payment'
import { paymentApi } from '../../src/core/payment/payment.api'
import { sessionApi } from '../../src/core/session/session.api'
import type { LoginResult } from '../../src/core/session/session'
import { OTP_RESEND_WAIT } from '../../src/core/session/session.rules'
import { NO_SESSION } from '../../src/core/session/sessionValues.rules'
import { fromPort } from '../../src/machines/kit/fromPort'
import { memberChooserMachine } from '../../src/machines/members/memberChooser.machine'
import { EMPTY_PERSON, personFormMachine } from '../../src/machines/members/personForm.machine'
import { payingMachine } from '../../src/machines/payment/paying.machine'
import { openPorts } from '../../src/wiring/ports'
import { plugSession } from '../../src/wiring/session'
import { plugLogin } from '../../src/wiring/session.wiring'
import { losses, lossyFetch, newStorage } from '../../tools/figures/tab'
import { startBackend, type TestBackend } from '../kit/backend'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { signal } = new AbortController()
const isPageRequest = eq(idempotencyKeys.endpoint, 'payment.requestPage')
const isVideo = eq(schedules.consultation, 'video')
let numbers = 7_300_000_000

/** A browser of somebody with a number of their own. */
const newPerson = () => {
  const { fetch, loseNext } = lossyFetch(backend)
  const ports = openPorts(newStorage(), serverClock(), fetch)
  numbers += 1
  return { ports, loseNext, phoneNumber: String(numbers) }
}
type Person = ReturnType<typeof newPerson>

const logIn = async ({ ports, phoneNumber }: Person): Promise<LoginResult> => {
  const sent = await ports.session.requestOtp({ countryCode: '+91', phoneNumber }, signal)
  const otpId = sent.ok ? sent.value.otpId : ''
  const login = await ports.session.verifyOtp({ otpId, code: await backend.latestCode() }, signal)
  if (!login.ok) throw new Error(login.failure.message)
  ports.store.write({ login: login.value, remembered: null })
  return login.value
}

/** As the wiring plugs it: a form that adds a family member. */
const savingOf = ({ ports }: Person) =>
  fromPort<MemberForm & { id: string | null; key: string }, { id: string | null }>(async (form, signal) =>
    ports.members.add(form, signal),
  )

const rests = (actor: AnyActorRef) =>
  waitFor(actor, (snapshot: { status: string; hasTag: (tag: string) => boolean }) => {
    return snapshot.status !== 'active' || !snapshot.hasTag('busy')
  })

const familyOf = async ({ userId }: LoginResult) =>
  (await backend.db.select().from(members).where(eq(members.patientId, userId!))).map(({ name }) => name)

const messagesTo = async ({ phoneNumber }: Person) =>
  (await sentMessages(backend.db)).filter(({ to }) => to.endsWith(phoneNumber)).length

describe.each(Object.entries(losses))('When %s', (_, loss) => {
  test('a code that was sent is asked for again without another one', async () => {
    const person = newPerson()
    const login = createActor(plugLogin(person.ports), { input: { begun: null } }).start()
    login.send({ type: 'number.typed', phoneNumber: person.phoneNumber })
    person.loseNext(sessionApi.requestOtp.path, loss)
    login.send({ type: 'code.requested' })
    await rests(login)
    expect(login.getSnapshot().value).toBe('enteringNumber')
    login.send({ type: 'code.requested' })
    await rests(login)
    expect(login.getSnapshot().value).toBe('confirmingCode')
    expect(await messagesTo(person)).toBe(1)
    login.stop()
  })

  test('a code that was right is right again, and logs in once', async () => {
    const person = newPerson()
    const login = createActor(plugLogin(person.ports), { input: { begun: null } }).start()
    login.send({ type: 'number.typed', phoneNumber: person.phoneNumber })
    login.send({ type: 'code.requested' })
    await rests(login)
    const otp = login.getSnapshot().children.otp!
    otp.send({ type: 'code.typed', code: await backend.latestCode() })
    person.loseNext(sessionApi.verifyOtp.path, loss)
    otp.send({ type: 'verify' })
    await rests(otp)
    expect(otp.getSnapshot().context.failure).not.toBeNull()
    otp.send({ type: 'verify' })
    await rests(otp)
    const { output } = login.getSnapshot()
    if (output?.kind !== 'verified') throw new Error(`came to ${output?.kind}`)
    const open = await backend.db.select().from(sessions).where(eq(sessions.userId, output.login.userId!))
    expect(open).toHaveLength(1)
  })

  test('a code that was sent anew is not sent a third time, and works', async () => {
    const person = newPerson()
    const { phoneNumber } = person
    const clock = new SimulatedClock()
    const login = createActor(plugLogin(person.ports), { clock, input: { begun: null } }).start()
    login.send({ type: 'number.typed', phoneNumber })
    login.send({ type: 'code.requested' })
    await rests(login)
    const otp = login.getSnapshot().children.otp!
    backend.clock.pass(OTP_RESEND_WAIT)
    for (let second = 0; second < OTP_RESEND_WAIT; second += 1) clock.increment(1000)
    person.loseNext(sessionApi.requestOtp.path, loss)
    otp.send({ type: 'resend' })
    await waitFor(otp, (snapshot) => snapshot.hasTag('resendable'))
    otp.send({ type: 'resend' })
    await rests(otp)
    otp.send({ type: 'code.typed', code: await backend.latestCode() })
    otp.send({ type: 'verify' })
    await rests(otp)
    expect(login.getSnapshot().output).toMatchObject({ kind: 'verified', login: { phoneNumber } })
    expect(await messagesTo(person)).toBe(2)
  })

  test('a guest who was let in comes in with the same session', async () => {
    const { ports, loseNext } = newPerson()
    const session = createActor(
      plugSession(async () => ports),
      { input: { saved: NO_SESSION } },
    ).start()
    const before = await backend.db.$count(sessions)
    const skip = async () => {
      session.send({ type: 'skip' })
      await waitFor(session, (snapshot) => !snapshot.matches('skipping'))
    }
    session.send({ type: 'start' })
    loseNext(sessionApi.guestLogin.path, loss)
    await skip()
    expect(session.getSnapshot().value).toBe('guestLoginFailed')
    await skip()
    expect(session.getSnapshot().hasTag('settled')).toBe(true)
    expect(session.getSnapshot().context.login?.role).toBe('GUEST')
    expect(await backend.db.$count(sessions)).toBe(before + 1)
    session.stop()
  })

  test('a family member who was added is added once', async () => {
    const person = newPerson()
    const login = await logIn(person)
    const form = createActor(personFormMachine.provide({ actors: { savePerson: savingOf(person) } }), {
      input: { draft: { ...EMPTY_PERSON, name: 'Mina', age: '8', gender: 'Female' }, id: null },
    }).start()
    person.loseNext(membersApi.add.path, loss)
    form.send({ type: 'save' })
    await rests(form)
    expect(form.getSnapshot().value).toBe('editing')
    form.send({ type: 'save' })
    await rests(form)
    expect(form.getSnapshot().output).toMatchObject({ kind: 'saved', name: 'Mina' })
    expect(await familyOf(login)).toEqual([null, 'Mina'])
  })

  test('a family member who was added is there though the form was closed', async () => {
    const person = newPerson()
    const login = await logIn(person)
    const added = await person.ports.members.list({}, signal)
    const chooser = createActor(
      memberChooserMachine.provide({
        actors: {
          loadMembers: fromPort(person.ports.members.list),
          person: personFormMachine.provide({ actors: { savePerson: savingOf(person) } }),
        },
      }),
      { input: { members: added.ok ? added.value : [], memberId: null } },
    ).start()
    chooser.send({ type: 'add' })
    const form = chooser.getSnapshot().children.person!
    form.send({ type: 'changed', change: { name: 'Mina', age: '8', gender: 'Female' } })
    person.loseNext(membersApi.add.path, loss)
    form.send({ type: 'save' })
    await rests(form)
    form.send({ type: 'dismiss' })
    await rests(chooser)
    expect(chooser.getSnapshot().context.members.map(({ name }) => name)).toEqual([null, 'Mina'])
    expect(await familyOf(login)).toEqual([null, 'Mina'])
    chooser.stop()
  })

  test('a payment page that was made is the one that opens', async () => {
    const person = newPerson()
    await logIn(person)
    const bookingId = await heldBooking(person)
    const before = await backend.db.$count(idempotencyKeys, isPageRequest)
    const paying = createActor(
      payingMachine.provide({
        actors: {
          requestPage: fromPort(person.ports.payment.requestPage),
          openPage: fromPort(async (): Promise<Outcome<{ shown: string | null }>> => done({ shown: null })),
        },
      }),
      { input: { bookingId } },
    )
    person.loseNext(paymentApi.requestPage.path, loss)
    paying.start()
    await rests(paying)
    expect(paying.getSnapshot().value).toBe('failed')
    paying.send({ type: 'payment.retry' })
    await waitFor(paying, (snapshot) => snapshot.matches('atGateway'))
    expect(await backend.db.$count(idempotencyKeys, isPageRequest)).toBe(before + 1)
    paying.stop()
  })
})

/** A booking that waits to be paid, of a person whose profile is complete. */
const heldBooking = async ({ ports }: Person): Promise<string> => {
  const key = () => crypto.randomUUID()
  const profile = await ports.members.saveProfile({ name: 'Asha', age: 42, gender: 'Female', key: key() }, signal)
  const family = await ports.members.list({}, signal)
  const [doctor] = await backend.db.select({ id: schedules.doctorId }).from(schedules).where(isVideo).limit(1)
  const doctorId = doctor?.id ?? ''
  const calendar = await ports.booking.slots({ doctorId }, signal)
  if (!profile.ok || !family.ok || !calendar.ok) throw new Error('nothing can be booked')
  const slot = calendar.value.video.flatMap(({ slots }) => slots).find(({ isBooked }) => !isBooked)!
  const request = { doctorId, memberId: family.value[0]!.id, slotId: slot.id, amount: slot.fee }
  const booked = await ports.booking.book(
    { ...request, consultation: 'video', paymentMethodId: ONLINE, key: key() },
    signal,
  )
  if (!booked.ok) throw new Error(booked.failure.message)
  return booked.value.bookingId
}
