import { asc, eq } from 'drizzle-orm'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { writeCart } from '../../server/diagnostics/cart.store'
import { diagnosticCarts, diagnosticCartTests, diagnosticTests } from '../../server/diagnostics/diagnostics.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { serverClock } from '../../src/adapters/browser/clock'
import type { DiagnosticTest } from '../../src/core/diagnostics/diagnostics'
import { dayOf, startOfDay } from '../../src/core/kit/dates'
import type { testCartMachine } from '../../src/machines/diagnostics/testCart.machine'
import { plugCart } from '../../src/wiring/diagnostics.wiring'
import { openPorts, type Ports } from '../../src/wiring/ports'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { valueOf } from '../../tests/kit/chaos/valueOf'
import { memoryStorage } from '../../tests/kit/patients'
import { worldOf } from '../../tests/kit/world'
import { atLeast, count, eachOf, exactly, type Figure } from './figure'

const PAIRS = 200
/** Pairs whose lists are written without asking what was there: they show that the figure can fail. */
const CANARIES = 5

const ORIGIN = 'http://practice.test'
const signal = new AbortController().signal

/** What somebody presses in a tab. */
interface Pick {
  readonly centre: { readonly id: string; readonly name: string; readonly offer: null }
  readonly test: DiagnosticTest
}

interface Practice {
  readonly backend: TestBackend
  readonly ports: Ports
  readonly patientId: string
  readonly own: readonly Pick[]
  /** Of another centre. */
  readonly others: readonly Pick[]
}

const open = async (backend: TestBackend): Promise<Practice> => {
  const { id: patientId, phoneNumber } = demonstrationAccounts.patient
  const ports = openPorts(memoryStorage(), serverClock(), (input, init) =>
    backend.fetch(new Request(`${ORIGIN}${input as string}`, init)),
  )
  const { otpId } = valueOf(await ports.session.requestOtp({ countryCode: '+91', phoneNumber }, signal))
  const login = valueOf(await ports.session.verifyOtp({ otpId, code: await backend.latestCode() }, signal))
  ports.store.write({ login, remembered: null })
  const rows = await backend.db.select().from(diagnosticTests).orderBy(asc(diagnosticTests.id))
  const { centre } = demonstrationProviders
  const other = rows.find(({ providerId }) => providerId !== centre)!.providerId
  const picksOf = async (id: string): Promise<readonly Pick[]> => {
    const asked = { centreId: id, filter: 'all', search: '', limit: 100, offset: 0 } as const
    return valueOf(await ports.diagnostics.tests(asked, signal)).map((test) => ({
      centre: { id, name: id, offer: null },
      test,
    }))
  }
  return { backend, ports, patientId, own: await picksOf(centre), others: await picksOf(other) }
}

type Tab = ActorRefFrom<typeof testCartMachine>

/** The cart as a tab has it, empty and read. */
const openTab = async ({ ports, backend }: Practice): Promise<Tab> => {
  const input = { isGuest: false, picks: null, today: startOfDay(dayOf(backend.clock.now())) }
  const tab = createActor(plugCart(ports), { input })
  worldOf(tab, () => undefined)
  tab.start()
  await waitFor(tab, (snapshot) => snapshot.matches('holding'))
  return tab
}

const emptied = async ({ backend: { db } }: Practice): Promise<void> => {
  await db.delete(diagnosticCartTests)
  await db.delete(diagnosticCarts)
}

interface Ended {
  /** Of both tabs: whether the cart took the test, or the tab asks which centre to keep. */
  readonly ends: readonly ('held' | 'asks')[]
  readonly stored: readonly { readonly testId: string; readonly providerId: string }[]
}

/** Both tabs were opened before either pressed. */
const pair = async (practice: Practice, picks: readonly Pick[]): Promise<Ended> => {
  await emptied(practice)
  const tabs = await Promise.all(picks.map(() => openTab(practice)))
  for (const [index, tab] of tabs.entries()) tab.send({ type: 'test.added', ...picks[index]! })
  const ends = await Promise.all(
    tabs.map(async (tab) => {
      const at = await waitFor(tab, (snapshot) => snapshot.matches('holding') || snapshot.matches('asking'))
      return at.matches('asking') ? ('asks' as const) : ('held' as const)
    }),
  )
  for (const tab of tabs) tab.stop()
  const { db } = practice.backend
  const stored = await db
    .select({ testId: diagnosticCartTests.testId, providerId: diagnosticCartTests.providerId })
    .from(diagnosticCartTests)
    .where(eq(diagnosticCartTests.patientId, practice.patientId))
  return { ends, stored }
}

/** Two lists, both made from an empty cart, written one after the other without asking for its revision. */
const blindly = async (practice: Practice, picks: readonly Pick[]): Promise<number> => {
  const { db, clock } = practice.backend
  await emptied(practice)
  for (const { centre, test } of picks)
    await db.transaction((tx) =>
      writeCart(tx, practice.patientId, { centreId: centre.id, testIds: [test.id], day: clock.now() }, clock.now()),
    )
  return db.$count(diagnosticCartTests)
}

/** Two tabs of one patient add a test at once: to one cart of one centre, and for two centres. */
export const orderCarts = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const practice = await open(backend)
    const { own, others } = practice
    const samples = `${PAIRS} pairs of tabs`
    const ownOf = (index: number): Pick => own[index % own.length]!
    const other = (index: number): Pick => others[index % others.length]!
    const same = await eachOf(count(PAIRS), 1, (index) => pair(practice, [ownOf(index), ownOf(index + 1)]))
    const apart = await eachOf(count(PAIRS), 1, (index) =>
      pair(practice, index % 2 === 0 ? [ownOf(index), other(index)] : [other(index), ownOf(index)]),
    )
    const blind = await eachOf(count(CANARIES), 1, (index) => blindly(practice, [ownOf(index), ownOf(index + 1)]))
    const centresOf = ({ stored }: Ended): number => new Set(stored.map(({ providerId }) => providerId)).size
    return {
      number: null,
      title: 'Two tabs of one patient add a test to the cart at once',
      measures: [
        exactly(
          'one centre: picks lost',
          samples,
          same.reduce((lost, { stored }) => lost + 2 - stored.length, 0),
          0,
        ),
        exactly(
          'one centre: pairs in which nobody was asked anything',
          samples,
          same.filter(({ ends }) => ends.every((end) => end === 'held')).length,
          PAIRS,
        ),
        exactly(
          'two centres: carts with tests of both',
          samples,
          apart.filter((each) => centresOf(each) > 1).length,
          0,
        ),
        exactly(
          'two centres: one tab has its test, the other asks which to keep',
          samples,
          apart.filter(({ ends, stored }) => ends.toSorted().join() === 'asks,held' && stored.length === 1).length,
          PAIRS,
        ),
        atLeast(
          'picks lost by lists that do not ask for the revision',
          `${CANARIES} pairs`,
          blind.reduce((lost, stored) => lost + 2 - stored, 0),
          1,
        ),
      ],
    }
  } finally {
    await backend.close()
  }
}
