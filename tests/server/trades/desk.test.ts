import { expect, test } from 'vitest'
import { completeAppointment } from '../../../server/booking/complete.store'
import { inboxOf, newKnown, openClinicDay, sessionFor, unusedNumber, VISIT_FEE } from '../../kit/clinicDay'
import { clinicDays } from '../../kit/clinicDays'

/** What a clinic's front desk tries on a day, and what it expects: each with a doctor and two clinics of its own. */
const clinic = await clinicDays()
const { practice, passTo } = clinic
const { call } = practice
/** Registers whoever reads out the code that came to their number. */
const register = async (phoneNumber: string) => {
  const phone = { countryCode: '+91', phoneNumber }
  const { result } = await call<{ OtpId: string }>('session.createPatientOtp', phone, { token: clinic.day.counter })
  const answer = { otp: await practice.latestCode(), otpId: result.OtpId, language: 'eng' }
  return call<{ userId: string; members: readonly { id: string }[] }>('session.createPatient', answer, {
    token: clinic.day.counter,
  })
}
const addTo = (patientId: string, person: object) =>
  call<{ id: string }>('members.addFor', { patientId, ...person }, { token: clinic.day.counter })

test('a walk-in without a phone: under the number of who brought her, in her own name, with the slot of now and its number', async () => {
  const brother = unusedNumber()
  const { userId, members } = (await register(brother)).result
  const kamla = { name: 'Kamla Devi', age: 67, gender: 'Female' }
  const { id: memberId } = (await addTo(userId, kamla)).result
  passTo(5)
  const who = { patientId: userId, memberId, phoneNumber: brother, ...kamla }
  const booked = await clinic.day.book(who, 1)
  expect([booked.status, booked.message]).toEqual([200, 'Appointment booked. The patient has been notified.'])
  const { bookingId } = booked.result
  expect((await clinic.day.step(bookingId, 'arrive')).result).toMatchObject({
    patientName: 'Kamla Devi',
    age: 67,
    phoneNumber: `+91${brother}`,
    slotNo: 1,
    status: 'arrived',
  })
  // The number is her brother's, and so is the profile that came with it: it is not filled in with her.
  const found = await clinic.day.present({ phoneNumber: brother })
  expect(found.result.members.map(({ id, name }) => [id, name])).toEqual([
    [members[0]!.id, null],
    [memberId, 'Kamla Devi'],
  ])
})

test("a child under a parent's number: the queue and the receipt name the child, the parent's list has the visit, a second desk adds no second child", async () => {
  const mother = await newKnown(practice, 'Asha Patel', 34)
  await clinic.day.present(mother)
  const child = { name: 'Aarav Patel', age: 6, gender: 'Male' }
  const { id: memberId } = (await addTo(mother.patientId, child)).result
  const again = await addTo(mother.patientId, { ...child, name: 'aarav  patel' })
  expect([again.status, (again.body as { code: string }).code]).toEqual([409, 'memberExists'])
  const { bookingId } = (await clinic.day.book({ ...mother, ...child, memberId }, 1)).result
  await clinic.day.step(bookingId, 'arrive')
  await clinic.day.receive(bookingId)
  expect(await clinic.day.entryOf(bookingId)).toMatchObject({ patientName: 'Aarav Patel', age: 6, status: 'waiting' })
  expect((await clinic.day.receiptOf(bookingId)).result).toMatchObject({ patientName: 'Aarav Patel', age: 6 })
  expect(await clinic.day.visitsOf(mother)).toMatchObject([{ id: bookingId, patientName: 'Aarav Patel' }])
  expect(await inboxOf(practice, mother.token)).toEqual([
    'Appointment booked. Your appointment with Dr. Ishani Bedi is on 5 January at 11:00 am.',
  ])
})

test('two patients of one name and age: told apart by number and slot, and only the one who came is in the queue', async () => {
  const [one, other] = [await clinic.day.someone('Sunita Devi', 1, 45), await clinic.day.someone('Sunita Devi', 2, 45)]
  await clinic.day.step(other.bookingId, 'arrive')
  const found = await call<readonly { phoneNumber: string }[]>(
    'session.searchUser',
    { name: 'sunita devi' },
    { token: clinic.day.counter },
  )
  expect(found.result.map(({ phoneNumber }) => phoneNumber).toSorted()).toEqual([one.phoneNumber, other.phoneNumber])
  const { appointments } = await clinic.day.queueOf()
  expect(appointments.map(({ phoneNumber, slotNo, status }) => [phoneNumber, slotNo, status])).toEqual([
    [`+91${one.phoneNumber}`, 1, 'expected'],
    [`+91${other.phoneNumber}`, 2, 'arrived'],
  ])
  expect([await clinic.day.beforeOf(one), await clinic.day.beforeOf(other)]).toEqual([null, 0])
})

test('a late arrival: called by when they came, before those whose time is later and after those who kept theirs', async () => {
  const late = await clinic.day.someone('Late', 1)
  const onTime = await clinic.day.arrived('On time', 2)
  const later = await clinic.day.arrived('Later', 3)
  passTo(20)
  await clinic.day.step(late.bookingId, 'arrive')
  expect([
    await clinic.day.beforeOf(onTime),
    await clinic.day.beforeOf(late),
    await clinic.day.beforeOf(later),
  ]).toEqual([0, 1, 2])
  const called = []
  for (let each = 0; each < 3; each += 1) called.push((await clinic.day.callNext()).result.appointment?.patientName)
  expect(called).toEqual(['On time', 'Late', 'Later'])
})

test('a no-show and its undo: the visit stays booked, nobody is told that it is off, and who comes after all is in the queue', async () => {
  const gone = await clinic.day.arrived('Gone', 1)
  const absent = await clinic.day.someone('Absent', 2)
  passTo(30)
  await clinic.day.step(gone.bookingId, 'noShow')
  await clinic.day.step(absent.bookingId, 'noShow')
  expect((await clinic.day.search('Absent')).map(({ noShow }) => noShow)).toEqual([true])
  expect((await clinic.day.undo(absent.bookingId, 'noShow')).result).toMatchObject({ status: 'expected' })
  expect((await clinic.day.search('Absent')).map(({ noShow }) => noShow)).toEqual([false])
  passTo(50)
  expect((await clinic.day.step(gone.bookingId, 'arrive')).result).toMatchObject({ status: 'arrived', slotNo: 1 })
  expect((await clinic.day.search('Gone')).map(({ noShow }) => noShow)).toEqual([false])
  expect(await clinic.day.visitsOf(gone)).toMatchObject([{ status: 'upcoming' }])
  expect((await inboxOf(practice, gone.token)).map((text) => text.split('.')[0])).toEqual(['Appointment booked'])
})

test('the doctor leaves early: the rest are cancelled and told, what was paid online goes back, the desk reads what it gives back in cash, who was seen stays, nobody books the hours', async () => {
  const seen = await clinic.day.arrived('Seen', 1)
  await clinic.day.callNext()
  await completeAppointment(practice.db, seen.bookingId)
  const online = await newKnown(practice, 'Online')
  const paid = await clinic.day.payOnline(online, 2)
  const unpaid = await clinic.day.someone('Unpaid', 3)
  const cash = await clinic.day.arrived('Cash', 4)
  await clinic.day.receive(cash.bookingId)
  passTo(10)
  await call(
    'availability.block',
    { id: clinic.day.here.id, block_booking: ['PATIENT', 'DOCTOR', 'PHARMACY', 'ADMIN'] },
    { token: clinic.day.doctor },
  )
  const { status, message, result } = await clinic.day.cancel({ schedules: [clinic.day.here.id] })
  expect([status, message]).toEqual([
    200,
    'Cancelled. The patients have been notified. To be given back at the desk, where it was paid: ₹600.',
  ])
  expect(result.cancelled.toSorted()).toEqual([paid, unpaid.bookingId, cash.bookingId].toSorted())
  expect(await clinic.day.visitsOf(online)).toMatchObject([{ status: 'cancelled', paymentStatus: 'REFUNDED' }])
  expect(await clinic.day.visitsOf(unpaid)).toMatchObject([{ status: 'cancelled', paymentStatus: 'UNPAID' }])
  expect(await clinic.day.visitsOf(seen)).toMatchObject([{ status: 'completed' }])
  expect((await inboxOf(practice, online.token)).slice(-2)).toEqual([
    'Appointment cancelled. Your appointment with Dr. Ishani Bedi on 5 January at 11:15 am was cancelled.',
    'Refund on its way. ₹600 for Dr. Ishani Bedi goes back the way it was paid.',
  ])
  expect((await inboxOf(practice, unpaid.token)).length).toBe(2)
  const late = await newKnown(practice, 'Hopeful')
  expect((await clinic.day.bookAs(late, 5)).body).toMatchObject({ code: 'slotGone' })
})

test('cash is taken once: the second desk reads that it is paid, and the one receipt says how much, for whom, by whom and how', async () => {
  const who = await clinic.day.arrived('Meera Rao', 1)
  const [one, other] = await Promise.all([
    clinic.day.receive(who.bookingId),
    clinic.day.receive(who.bookingId, clinic.day.doctor),
  ])
  const refused = one.status === 409 ? one : other
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(refused.message).toBe('This consultation is already paid.')
  expect((await clinic.day.receiptOf(who.bookingId)).result).toMatchObject({
    patientName: 'Meera Rao',
    doctorName: 'Dr. Ishani Bedi',
    clinicName: 'Sector 18 Clinic',
    consultationFee: VISIT_FEE,
    discountAmount: 0,
    finalAmount: VISIT_FEE,
    paymentStatus: 'PAID',
    paymentMethod: 'cash',
  })
  expect(await clinic.day.entryOf(who.bookingId)).toMatchObject({ status: 'waiting', paymentStatus: 'PAID' })
  expect(await clinic.day.visitsOf(who)).toMatchObject([{ paymentStatus: 'PAID', paymentMethod: 'cash' }])
})

test('moved to another slot: the patient reads the new time, desk and patient say the new number, the old slot is free for the next, what was paid stays paid', async () => {
  const who = await clinic.day.arrived('Meera Rao', 1)
  await clinic.day.receive(who.bookingId)
  expect((await clinic.day.move(who.bookingId, 6)).message).toBe('Appointment moved. The patient has been notified.')
  expect((await inboxOf(practice, who.token)).at(-1)).toBe(
    'Appointment rescheduled. Your appointment with Dr. Ishani Bedi is now on 5 January at 12:15 pm.',
  )
  expect(await clinic.day.entryOf(who.bookingId)).toMatchObject({ slotNo: 6, paymentStatus: 'PAID' })
  expect((await clinic.day.bookAs(await newKnown(practice, 'Next'), 1)).status).toBe(200)
})

test('an emergency before the queue: called at once, the others keep their order and read one more before them', async () => {
  const [first, second] = [await clinic.day.arrived('First', 1), await clinic.day.arrived('Second', 2)]
  const ill = await newKnown(practice, 'Emergency')
  await clinic.day.present(ill)
  passTo(2)
  await clinic.day.callNext()
  const { bookingId } = (await clinic.day.book(ill, 12)).result
  await clinic.day.step(bookingId, 'arrive')
  await clinic.day.step(first.bookingId, 'return')
  expect((await clinic.day.step(bookingId, 'call')).result).toMatchObject({ status: 'inConsultation', slotNo: 12 })
  expect(await clinic.day.screen()).toMatchObject({ slotNo: 12, next: [1, 2] })
  expect([await clinic.day.beforeOf(first), await clinic.day.beforeOf(second)]).toEqual([1, 2])
  await completeAppointment(practice.db, bookingId)
  expect((await clinic.day.callNext()).result.appointment).toMatchObject({ patientName: 'First', slotNo: 1 })
})

test('the wrong patient checked in and undone: they are expected again and read no place, and the right one is called', async () => {
  const [wrong, right] = [await clinic.day.arrived('Ravi Kumar', 1), await clinic.day.someone('Ravi Kumari', 2)]
  expect(await clinic.day.beforeOf(wrong)).toBe(0)
  expect((await clinic.day.undo(wrong.bookingId)).message).toBe('Undone.')
  await clinic.day.step(right.bookingId, 'arrive')
  expect([await clinic.day.beforeOf(wrong), await clinic.day.beforeOf(right)]).toEqual([null, 0])
  expect(await clinic.day.entryOf(wrong.bookingId)).toMatchObject({ status: 'expected' })
  expect((await clinic.day.callNext()).result.appointment?.bookingId).toBe(right.bookingId)
  expect((await clinic.day.callNext()).message).toBe('Nobody is waiting.')
})

test('two desks call in at once: one patient comes in, and the second desk reads whom the first had called', async () => {
  await clinic.day.arrived('First', 1)
  const second = await clinic.day.arrived('Second', 2)
  const { calls } = await clinic.day.queueOf()
  const answers = await Promise.all([
    clinic.day.callNext(clinic.day.reception, calls),
    clinic.day.callNext(clinic.day.doctor, calls),
  ])
  expect(answers.map(({ result }) => result.appointment?.patientName)).toEqual(['First', 'First'])
  expect(answers.map(({ message }) => message).toSorted()).toEqual([
    'Slot no. 1 had just been called. Nobody else was called.',
    'Slot no. 1 is called.',
  ])
  expect(await clinic.day.entryOf(second.bookingId)).toMatchObject({ status: 'arrived' })
})

test('a double booking: two desks give one slot once, and nobody gets two visits at one time', async () => {
  const [one, other] = [await newKnown(practice, 'One'), await newKnown(practice, 'Other')]
  for (const who of [one, other])
    for (const token of [clinic.day.counter, clinic.day.reception]) await clinic.day.present(who, token)
  const answers = await Promise.all([
    clinic.day.book(one, 1),
    clinic.day.book(other, 1, { token: clinic.day.reception }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.message).toBe(
    'This slot has just been taken. Please choose another one.',
  )
  const busy = await openClinicDay(practice)
  await busy.present(one)
  await clinic.day.book(one, 2)
  await busy.present(one)
  const twice = await busy.book(one, 2)
  expect([twice.status, (twice.body as { code: string }).code]).toEqual([409, 'alreadyBooked'])
})

test('a doctor forty minutes late: who waits reads how late it is beside how many are before, and keeps their place', async () => {
  const [first, second] = [await clinic.day.arrived('First', 1), await clinic.day.arrived('Second', 2)]
  const expected = await clinic.day.someone('Expected', 3)
  passTo(10)
  expect([await clinic.day.lateFor(first), await clinic.day.lateFor(second)]).toEqual([null, null])
  passTo(42)
  expect([await clinic.day.beforeOf(first), await clinic.day.lateFor(first)]).toEqual([0, 40])
  expect([await clinic.day.beforeOf(second), await clinic.day.lateFor(second)]).toEqual([1, 40])
  expect([await clinic.day.beforeOf(expected), await clinic.day.lateFor(expected)]).toEqual([null, null])
  expect((await clinic.day.callNext()).result.appointment).toMatchObject({ patientName: 'First', slotNo: 1 })
  expect([await clinic.day.beforeOf(second), await clinic.day.lateFor(second)]).toEqual([1, 25])
  expect((await clinic.day.search('Expected')).map(({ noShow }) => noShow)).toEqual([false])
})

test('who paid online comes to the other clinic: the desk finds where they are booked, moves them, takes nothing again and calls them', async () => {
  const who = await newKnown(practice, 'Farida Khan')
  const bookingId = await clinic.day.payOnline(who, 1, clinic.day.elsewhere)
  expect(await clinic.day.entryOf(bookingId)).toBeUndefined()
  expect(await clinic.day.search('farida')).toMatchObject([{ id: bookingId, clinicName: 'Sector 62 Clinic' }])
  expect((await clinic.day.move(bookingId, 4)).status).toBe(200)
  expect((await clinic.day.step(bookingId, 'arrive')).result).toMatchObject({
    status: 'waiting',
    paymentStatus: 'PAID',
  })
  expect((await clinic.day.receive(bookingId)).message).toBe('This consultation is already paid.')
  expect((await clinic.day.receiptOf(bookingId)).result).toMatchObject({
    clinicName: 'Sector 18 Clinic',
    paymentMethod: 'online',
    finalAmount: VISIT_FEE,
  })
  expect((await clinic.day.callNext()).result.appointment?.bookingId).toBe(bookingId)
})

test('a blocked patient: the desk and they themselves read that this doctor takes no booking, what is booked stays, the doctor still books', async () => {
  const who = await clinic.day.someone('Blocked', 1)
  await call('booking.blockPatient', { patientId: who.patientId, isBlocked: true }, { token: clinic.day.doctor })
  const words = 'Dr. Ishani Bedi takes no bookings for this patient at the moment. Please choose another doctor.'
  for (const refused of [await clinic.day.book(who, 2), await clinic.day.bookAs(who, 2)])
    expect([refused.status, refused.message]).toEqual([409, words])
  expect((await clinic.day.step(who.bookingId, 'arrive')).result).toMatchObject({ slotNo: 1 })
  expect((await clinic.day.book(who, 3, { token: clinic.day.doctor })).status).toBe(200)
})

test('a lunch break over booked slots: nothing is saved until each of them is decided, then one is moved, one is cancelled, both are told', async () => {
  const before = await clinic.day.someone('Before lunch', 1)
  const [moved, cancelled] = [await clinic.day.someone('Moved', 5), await clinic.day.someone('Cancelled', 6)]
  await clinic.day.receive(cancelled.bookingId)
  const hours = {
    start_and_end_time: [
      { start_time: '11:00', end_time: '12:00' },
      { start_time: '13:00', end_time: '15:00' },
    ],
    total_slots: 12,
    buffer_between_slots: 0,
    consultation_fee: VISIT_FEE,
    appointment_display: 12,
    reserved_slots_count: 0,
    slot_reserve_from: 1,
    slot_duration: 15,
  }
  const refused = await call('availability.update', { id: clinic.day.here.id, ...hours }, { token: clinic.day.doctor })
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'appointmentsAffected'])
  const { result: affected } = await call<readonly { id: string; patientName: string; nextFree: { slotId: string } }[]>(
    'availability.affected',
    { id: clinic.day.here.id, hours },
    { token: clinic.day.doctor },
  )
  expect(affected.map(({ patientName }) => patientName)).toEqual(['Moved', 'Cancelled'])
  const decided = await call(
    'availability.decide',
    {
      id: clinic.day.here.id,
      hours,
      decisions: [
        { appointmentId: moved.bookingId, choice: 'move', slotId: affected[0]!.nextFree.slotId },
        { appointmentId: cancelled.bookingId, choice: 'cancel', slotId: null },
      ],
    },
    { token: clinic.day.doctor },
  )
  expect([decided.status, decided.message]).toEqual([
    200,
    'Availability saved. To be given back at the desk, where it was paid: ₹600.',
  ])
  expect(await clinic.day.visitsOf(before)).toMatchObject([
    { status: 'upcoming', slot_start_time: clinic.day.here.startsAt },
  ])
  expect((await inboxOf(practice, moved.token)).at(-1)).toMatch(/^Appointment rescheduled\. .* is now on 5 January at /)
  expect((await inboxOf(practice, cancelled.token)).at(-1)).toMatch(/^Appointment cancelled\. /)
  const { appointments } = await clinic.day.queueOf()
  expect(appointments.map(({ patientName }) => patientName)).toEqual(['Before lunch', 'Moved'])
})

test('a follow-up: who was seen is found by name, booked a week later without a code, and both visits stand in their list', async () => {
  const who = await clinic.day.arrived('Gauri Nair', 1)
  await clinic.day.callNext()
  await completeAppointment(practice.db, who.bookingId)
  const found = await call<readonly { memberId: string; userId: string; name: string; age: number }[]>(
    'session.searchUser',
    { name: 'gauri' },
    { token: clinic.day.counter },
  )
  expect(found.result).toMatchObject([{ userId: who.patientId, memberId: who.memberId, age: 45 }])
  const next = await clinic.day.book(who, 2, { at: clinic.day.nextWeek })
  expect(next.status).toBe(200)
  expect((await inboxOf(practice, who.token)).at(-1)).toBe(
    'Appointment booked. Your appointment with Dr. Ishani Bedi is on 12 January at 11:15 am.',
  )
  expect((await clinic.day.visitsOf(who)).map(({ status }) => status).toSorted()).toEqual(['completed', 'upcoming'])
})

test('a number that changed: family, visits and place in the queue are under the new one, and the old one is nobody’s', async () => {
  const who = await clinic.day.arrived('Leela Iyer', 1)
  const phoneNumber = unusedNumber()
  const onWire = { country_code: '+91', phone_number: phoneNumber }
  const asked = await call<{ OtpId: string }>('session.newNumberOtp', onWire, { token: who.token })
  const saved = await call(
    'members.saveProfile',
    {
      name: who.name,
      age: 45,
      gender: 'Female',
      ...onWire,
      otp_code: await practice.latestCode(),
      otpId: asked.result.OtpId,
    },
    { token: who.token },
  )
  expect(saved.message).toBe('Your mobile number was changed')
  expect((await clinic.day.present({ phoneNumber })).result).toMatchObject({
    userId: who.patientId,
    members: [{ name: 'Leela Iyer' }],
  })
  expect((await clinic.day.present(who)).body).toMatchObject({ statusCode: 400, code: 'patientUnknown' })
  expect(await clinic.day.entryOf(who.bookingId)).toMatchObject({ phoneNumber: `+91${phoneNumber}`, slotNo: 1 })
  expect((await clinic.day.search(phoneNumber.slice(0, 9))).map(({ id }) => id)).toContain(who.bookingId)
  const again = await sessionFor(practice, who.patientId, 'PATIENT')
  expect(await clinic.day.visitsOf({ token: again })).toMatchObject([{ id: who.bookingId, liveQueue: 0 }])
})
