import { ANY_DOCTOR } from '../../../src/core/doctors/doctors.rules'
import type { Outcome } from '../../../src/core/kit/outcome'
import { startBrowser } from '../browser'
import { entriesOf, newPatient } from '../patients'
import { serve } from '../served'
import type { Stage } from './play'
import { startProxy } from './proxy'

const { signal } = new AbortController()

const value = <A>(outcome: Outcome<A>): A => {
  if (outcome.ok) return outcome.value
  throw new Error(`${outcome.failure.kind}: ${outcome.failure.message}`)
}

/** The whole product behind a proxy that can answer badly, and a browser in front of it. */
export const openStage = async (): Promise<Stage & { readonly close: () => Promise<void> }> => {
  const served = await serve()
  const proxy = await startProxy(served.url)
  const browser = await startBrowser()
  const patient = await newPatient(served)
  const { ports, storage } = await newPatient(served)
  ports.store.write({
    login: value(await ports.session.guestLogin({ key: crypto.randomUUID() }, signal)),
    remembered: null,
  })
  const near = ports.store.coordinates()
  const doctors = value(await ports.doctors.find({ query: ANY_DOCTOR, near, limit: 60, offset: 0 }, signal))
  const doctorId = doctors.find(({ offers }) => offers === 'both')?.id ?? ''
  return {
    browser,
    proxy,
    practice: { served, patient, guest: entriesOf(storage), doctorId },
    close: async () => {
      await browser.close()
      await proxy.close()
      await served.close()
    },
  }
}
