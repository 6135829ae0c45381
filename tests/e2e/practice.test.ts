import { expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { announce } from '../../server/kit/feed'
import { newId } from '../../server/kit/ids'
import { pushTopic } from '../../server/notifications/notify'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { DAY, dayOf, startOfDay } from '../../src/core/kit/dates'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { EMPTY_CONTENT } from '../../src/core/prescription/prescription'
import { FORWARDED, newAddress } from '../kit/address'
import { valueOf } from '../kit/chaos/valueOf'
import { inBrowser } from '../kit/inBrowser'
import { aMedicineOrder, aTestOrder, placed, somebodyOrdering } from '../kit/orders'
import { bookSlot, entriesOf, freeSlotOf, keepPrescription, logIn, newPatient, type Session } from '../kit/patients'
import type { Served } from '../kit/served'
import { newDesk, newDoctor, newJunior, newPharmacist, newTechnician } from '../kit/staff'
import { newVisit } from '../kit/visits'
import { admitDirectly, emptyHospital } from '../kit/wards'

const product = inBrowser()
const signal = new AbortController().signal
const key = () => crypto.randomUUID()
const page = { limit: 50, offset: 0 }
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted()

/** Everybody of a practice, as a file of tests brings them. */
const newPeople = async (served: Served, name: string) => {
  const doctor = await newDoctor(served)
  return {
    doctor,
    junior: await newJunior(served, doctor),
    desk: await newDesk(served, doctor),
    patient: await newPatient(served, name),
    pharmacist: await newPharmacist(served),
    technician: await newTechnician(served),
  }
}
type People = Awaited<ReturnType<typeof newPeople>>

/** A day's work: an appointment, a chat, a stay, a template, a record, an order at each provider; by their ids. */
const work = async (served: Served, { doctor, patient, pharmacist, technician }: People) => {
  const { db } = served
  const now = systemClock.now()
  const { bookingId: visit, channelId } = await newVisit(served, doctor, patient)
  const { bookingId: booked } = await bookSlot(patient, await freeSlotOf(patient, doctor.id, 'inClinic'))
  const message = { id: newId(), channelId, side: 'patient', type: 'text', text: 'Good morning', key: key() } as const
  valueOf(await patient.ports.chat.send(message, signal))
  valueOf(await doctor.ports.templates.create({ name: 'Tremor', ...EMPTY_CONTENT, key: key() }, signal))
  await keepPrescription(patient)
  const hospital = await emptyHospital(served, doctor.id)
  const stay = await admitDirectly(served, doctor, hospital)
  const who = await somebodyOrdering(db, now, patient.login.name!)
  const medicines = await placed(db, await aMedicineOrder(db, who, now, 'PICKUP', pharmacist.providerId), now)
  const tests = await placed(db, aTestOrder(who, now, undefined, technician.providerId), now)
  return { visit, booked, channelId, stay, hospital: hospital.hospitalId, medicines, tests }
}

/** Every list that one of them reads but their notifications, by the ids of its rows. */
const listsOf = async ({ doctor, junior, desk, patient, pharmacist, technician }: People) => {
  const today = startOfDay(dayOf(systemClock.now()))
  const days = async ({ ports }: Session) =>
    valueOf(await ports.schedule.list({ start: today - DAY, end: today + 30 * DAY }, signal))
      .flatMap(({ schedules }) => schedules.flatMap(({ appointments }) => ids(appointments)))
      .toSorted()
  const chats = async ({ ports }: Session, type?: 'appointment' | 'in-patient') =>
    ids(valueOf(await ports.chat.conversations({ ...page, ...(type && { type }) }, signal)).conversations)
  const staff = async (who: Session) => ({
    days: await days(who),
    queue: valueOf(await who.ports.reception.queue({}, signal)).clinics.map(({ clinicId }) => clinicId),
    chats: await chats(who, 'appointment'),
    ofStays: await chats(who, 'in-patient'),
    stays: ids(valueOf(await who.ports.inpatient.stays({ page: 1, limit: 50 }, signal)).stays),
    hospitals: ids(valueOf(await who.ports.inpatient.hospitals({}, signal))),
    templates: ids(valueOf(await who.ports.templates.list({}, signal))),
  })
  return {
    doctor: await staff(doctor),
    junior: await staff(junior),
    desk: { days: await days(desk) },
    patient: {
      orders: ids(valueOf(await patient.ports.orders.list(page, signal))),
      chats: await chats(patient),
      records: ids(valueOf(await patient.ports.records.family(page, signal))),
    },
    pharmacist: {
      orders: ids(valueOf(await pharmacist.ports.providerOrders.pharmacyList(page, signal)).orders),
      waiting: valueOf(await pharmacist.ports.providerOrders.requests({}, signal)),
    },
    technician: {
      orders: ids(valueOf(await technician.ports.providerOrders.centreList(page, signal)).orders),
      waiting: valueOf(await technician.ports.providerOrders.requests({}, signal)),
      sent: ids(valueOf(await technician.ports.sentReports.sent(page, signal))),
    },
  }
}

/** Notifications of each of them, in words. */
const noticesOf = async (people: People) => {
  const lists = Object.values(people).map(async ({ ports }: Session) => {
    const { items } = valueOf(await ports.notifications.list({ page: 1, limit: 50 }, signal))
    return items.map(({ title, description }) => `${title} ${description}`)
  })
  return (await Promise.all(lists)).flat()
}

const END = 'the end of the stream'

/** Collects all that is pushed to somebody from now on; asked for once. */
const subscribe = async ({ url, db }: Served, { login }: Session) => {
  const headers = {
    authorization: CLIENT_CREDENTIAL,
    language: 'eng',
    accesstoken: login.token,
    [FORWARDED]: newAddress(),
  }
  const { body } = await fetch(`${url}${PUSH_STREAM}`, { headers })
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = (await reader.read()).value ?? ''
  return async (): Promise<readonly string[]> => {
    await announce(db, [{ topic: pushTopic(login.userId!), payload: { data: { type: END } } }])
    while (!text.includes(END)) {
      const { done, value } = await reader.read()
      if (done) throw new Error('The stream has ended')
      text += value
    }
    await reader.cancel()
    return text.split('\n\n').filter((event) => event.startsWith('event: push') && !event.includes(END))
  }
}

test('whoever a test brings has the session that their number would have', async () => {
  const { served } = product
  for (const { login, storage } of Object.values(await newPeople(served, 'Leela Apart'))) {
    const verified = await logIn(served, login.phoneNumber!)
    expect({ ...login, token: '' }).toEqual({ ...verified.login, token: '' })
    expect(Object.keys(entriesOf(storage))).toEqual(Object.keys(entriesOf(verified.storage)))
  }
})

test('the people whom two files bring reach nothing of each other: no list, no push', async () => {
  const { served } = product
  const [name, another] = ['Leela Apart', 'Mira Beside'] as const
  const one = await newPeople(served, name)
  const made = await work(served, one)
  const before = await listsOf(one)
  expect(before).toEqual({
    doctor: {
      days: [made.visit, made.booked].toSorted(),
      queue: [one.doctor.clinicId],
      chats: [made.channelId],
      ofStays: [expect.any(String)],
      stays: [made.stay],
      hospitals: [made.hospital],
      templates: [expect.any(String)],
    },
    junior: expect.any(Object),
    desk: { days: [made.booked] },
    patient: {
      orders: [made.visit, made.booked].toSorted(),
      chats: [made.channelId],
      records: [expect.any(String)],
    },
    pharmacist: { orders: [made.medicines], waiting: expect.any(Object) },
    technician: { orders: [made.tests], waiting: expect.any(Object), sent: [] },
  })
  const streams = await Promise.all(Object.values(one).map((each) => subscribe(served, each)))
  const other = await newPeople(served, another)
  const ownStream = await subscribe(served, other.doctor)
  await work(served, other)
  expect(await listsOf(one)).toEqual(before)
  // What is due of their own may be said at any time, and names whom it is about; what changed is said without a word.
  const pushes = (await Promise.all(streams.map((collect) => collect()))).flat()
  const isOfOther = (text: string) => text.includes(another) || text.includes(other.doctor.name)
  expect(pushes.filter((event) => !event.includes('"notification"') || isOfOther(event))).toEqual([])
  expect((await noticesOf(one)).filter(isOfOther)).toEqual([])
  // Nor is it that nobody receives anything.
  const own = await ownStream()
  expect(own.some((event) => !event.includes('"notification"')) && own.some(isOfOther)).toBe(true)
  expect((await noticesOf(other)).some(isOfOther)).toBe(true)
  const idsOf = (lists: object) => new Set(JSON.stringify(lists).match(/"[^"]{20,}"/g))
  expect([...idsOf(await listsOf(other))].filter((id) => idsOf(before).has(id))).toEqual([])
})
