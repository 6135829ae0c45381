import { eq } from 'drizzle-orm'
import { otps } from '../../server/session/session.tables'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { addDays, DAY, dayOf, startOfDay } from '../../src/core/kit/dates'
import { OTP_GUESSES, OTP_PER_DAY, OTP_RESEND_WAIT } from '../../src/core/session/session.rules'
import { atMost, count, eachOf, exactly, type Figure, type Measure } from './figure'

const CODES = 40
const GUESSES_AT_ONCE = 50
const NUMBERS = 5
const REQUESTS_AT_ONCE = 20
/** Seconds between two requests of the simulated day: as soon as the wait allows. */
const PACE = OTP_RESEND_WAIT + 1

/** The limits of one-time codes, against a whole backend with a clock of its own. */
export const otp = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const measures = [
      ...(await guesses(backend)),
      ...(await codesOfADay(backend)),
      ...(await codesOfAMinute(backend)),
      ...(await uses(backend)),
      ...(await bindings(backend)),
    ]
    return {
      number: 6,
      title: 'one-time codes: guesses, codes per number, single use, bound to number and purpose',
      measures,
    }
  } finally {
    await backend.close()
  }
}

const numbersFrom = (first: number, length: number): string[] => count(length).map((index) => String(first + index))

const ask = (backend: TestBackend, phoneNumber: string) =>
  backend.call<{ OtpId: string } | null>('session.requestOtp', { country_code: '+91', phone_number: phoneNumber })

/** A fresh code of a number. */
const codeOf = async (backend: TestBackend, phoneNumber: string): Promise<{ id: string; code: string }> => {
  const { result } = await ask(backend, phoneNumber)
  return { id: result!.OtpId, code: await backend.latestCode() }
}

const isAccepted = async (backend: TestBackend, id: string, code: string): Promise<boolean> =>
  (await backend.call('session.verifyOtp', { otp_code: code, token: id })).status === 200

/** `otherThan('000009', 1)` is `000010`. */
const otherThan = (code: string, step: number): string => String((Number(code) + step) % 1_000_000).padStart(6, '0')

const guesses = async (backend: TestBackend): Promise<Measure[]> => {
  const tried = await eachOf(numbersFrom(7_300_000_000, CODES), 1, async (number) => {
    const { id, code } = await codeOf(backend, number)
    const wrong = count(GUESSES_AT_ONCE).map((index) => isAccepted(backend, id, otherThan(code, index + 1)))
    const accepted = (await Promise.all(wrong)).filter(Boolean).length
    const [row] = await backend.db.select({ guesses: otps.guesses }).from(otps).where(eq(otps.id, id))
    return { evaluated: row!.guesses, accepted, afterwards: await isAccepted(backend, id, code) }
  })
  const samples = `${CODES} codes × ${GUESSES_AT_ONCE} concurrent guesses`
  return [
    atMost(
      'guesses of a code that were evaluated, most',
      samples,
      Math.max(...tried.map((each) => each.evaluated)),
      OTP_GUESSES,
    ),
    exactly(
      'wrong guesses accepted',
      samples,
      tried.reduce((sum, each) => sum + each.accepted, 0),
      0,
    ),
    exactly('right codes accepted after them', `${CODES} codes`, tried.filter((each) => each.afterwards).length, 0),
  ]
}

const codesOfADay = async (backend: TestBackend): Promise<Measure[]> => {
  const numbers = numbersFrom(7_310_000_000, NUMBERS)
  const from = startOfDay(addDays(dayOf(backend.clock.now()), 1))
  const sent = new Map(numbers.map((number) => [number, 0]))
  let asked = 0
  for (backend.clock.at = from; backend.clock.at < from + DAY; backend.clock.pass(PACE))
    for (const number of numbers) {
      asked += 1
      if ((await ask(backend, number)).status === 200) sent.set(number, sent.get(number)! + 1)
    }
  backend.clock.at = from + DAY
  const nextDay = await Promise.all(numbers.map(async (number) => (await ask(backend, number)).status === 200))
  const samples = `${NUMBERS} numbers, ${asked} requests, one each ${PACE} s of a day`
  return [
    atMost('codes for a number on a day, most', samples, Math.max(...sent.values()), OTP_PER_DAY),
    exactly('numbers that get one again the next day', `${NUMBERS} numbers`, nextDay.filter(Boolean).length, NUMBERS),
  ]
}

const codesOfAMinute = async (backend: TestBackend): Promise<Measure[]> => {
  const numbers = numbersFrom(7_320_000_000, NUMBERS)
  const sentAtOnce = async (number: string): Promise<number> => {
    const answers = await Promise.all(count(REQUESTS_AT_ONCE).map(() => ask(backend, number)))
    return answers.filter(({ status }) => status === 200).length
  }
  const first = await eachOf(numbers, 1, sentAtOnce)
  backend.clock.pass(OTP_RESEND_WAIT - 1)
  const tooSoon = await eachOf(numbers, 1, sentAtOnce)
  backend.clock.pass(1)
  const again = await eachOf(numbers, 1, sentAtOnce)
  const samples = `${NUMBERS} numbers × ${REQUESTS_AT_ONCE} concurrent requests`
  return [
    exactly('codes sent at once, most', samples, Math.max(...first, ...again), 1),
    exactly(`codes sent ${OTP_RESEND_WAIT - 1} s later, most`, samples, Math.max(...tooSoon), 0),
  ]
}

const uses = async (backend: TestBackend): Promise<Measure[]> => {
  const accepted = await eachOf(numbersFrom(7_330_000_000, 2 * NUMBERS), 1, async (number) => {
    const { id, code } = await codeOf(backend, number)
    const atOnce = await Promise.all(count(REQUESTS_AT_ONCE).map(() => isAccepted(backend, id, code)))
    return [...atOnce, await isAccepted(backend, id, code)].filter(Boolean).length
  })
  const samples = `${accepted.length} right codes, ${REQUESTS_AT_ONCE} times at once and once more`
  return [
    exactly('uses of a code, most', samples, Math.max(...accepted), 1),
    exactly('codes that worked', samples, accepted.filter((times) => times > 0).length, accepted.length),
  ]
}

const bindings = async (backend: TestBackend): Promise<Measure[]> => {
  const pairs = count(NUMBERS).map((index) => [String(7_340_000_000 + 2 * index), String(7_340_000_001 + 2 * index)])
  const elsewhere = await eachOf(pairs, 1, async ([one, other]) => {
    const [first, second] = [await codeOf(backend, one!), await codeOf(backend, other!)]
    return isAccepted(backend, first.id, second.code)
  })
  const otherPurpose = await eachOf(numbersFrom(7_350_000_000, NUMBERS), 1, async (number) => {
    const { id, code } = await codeOf(backend, number)
    await backend.db.update(otps).set({ purpose: 'another' }).where(eq(otps.id, id))
    return isAccepted(backend, id, code)
  })
  const older = await eachOf(numbersFrom(7_360_000_000, NUMBERS), 1, async (number) => {
    const first = await codeOf(backend, number)
    backend.clock.pass(OTP_RESEND_WAIT)
    await ask(backend, number)
    return isAccepted(backend, first.id, first.code)
  })
  const samples = `${NUMBERS} codes`
  return [
    exactly("accepted for another number's request", samples, elsewhere.filter(Boolean).length, 0),
    exactly('accepted for another purpose', samples, otherPurpose.filter(Boolean).length, 0),
    exactly('accepted after a newer one was sent', samples, older.filter(Boolean).length, 0),
  ]
}
