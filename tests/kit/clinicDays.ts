import { afterAll, beforeEach } from 'vitest'
import { MINUTE } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from './backend'
import { type ClinicDay, openClinicDay } from './clinicDay'

/** A practice in which each test of a file has a day of a clinic of its own. */
export const clinicDays = async () => {
  const practice: TestBackend = await startBackend()
  let day: ClinicDay | undefined
  afterAll(() => practice.close())
  beforeEach(async () => {
    practice.clock.at = NOW
    day = await openClinicDay(practice)
  })
  return {
    practice,
    /** That of the test that runs. */
    get day(): ClinicDay {
      return day!
    },
    /** The clock of the clinic, in minutes after the first slot. */
    passTo: (minutes: number): void => {
      practice.clock.at = day!.here.startsAt + minutes * MINUTE
    },
  }
}
