import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { staleDocuments } from '../tools/documents'
import { lists } from '../tools/lists'
import {
  crossings,
  type Floor,
  floorOf,
  isSeed,
  known,
  ROOT,
  roomOf,
  SHARED,
  type Source,
  sources,
  targetOf,
  withoutComments,
} from './kit/sources'

/** Lines of a file that is no model: a model is one meaning, however many steps it has. */
const LONGEST = 400

/** The arrows: a floor imports itself and these. Tests and tools import anything. */
const arrows: Readonly<Record<Exclude<Floor, 'platform'>, readonly Floor[]>> = {
  core: [],
  machines: ['core'],
  adapters: ['core'],
  ui: ['machines', 'core'],
  wiring: ['ui', 'machines', 'adapters', 'core'],
  main: ['wiring', 'ui', 'machines', 'core'],
  worker: ['core'],
  server: ['core'],
}

const strayImports = (all: readonly Source[]) =>
  all.flatMap(({ path, imports }) => {
    const floor = floorOf(path)
    if (floor === 'platform') return []
    return imports
      .map((name) => targetOf(path, name))
      .filter((target) => target !== null)
      .filter((target) => floorOf(target) !== floor && !arrows[floor].includes(floorOf(target)))
      .map((target) => `${path} → ${target}`)
  })

test('the lists hold what the rooms bring: npm run lists writes them', () => {
  expect(staleDocuments(lists())).toEqual([])
})

test('each floor imports only the floors below it', () => {
  expect(strayImports(sources)).toEqual([])
})

test('an import against the arrows is noticed', () => {
  const path = 'src/core/booking/booking.ts'
  expect(strayImports([{ path, text: '', imports: ['../../machines/registry'] }])).toEqual([
    `${path} → src/machines/registry.ts`,
  ])
})

const cycleFrom = (start: string, edges: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const stack: { path: string; trail: readonly string[] }[] = [{ path: start, trail: [start] }]
  const seen = new Set<string>()
  while (stack.length > 0) {
    const { path, trail } = stack.pop()!
    for (const next of edges.get(path) ?? []) {
      if (next === start) return [...trail, start]
      if (seen.has(next)) continue
      seen.add(next)
      stack.push({ path: next, trail: [...trail, next] })
    }
  }
  return null
}

test('no file imports itself through others, not for types either', () => {
  const edges = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.map((name) => targetOf(path, name)).filter((target) => target !== null),
    ]),
  )
  expect(sources.map(({ path }) => cycleFrom(path, edges)).filter((cycle) => cycle !== null)).toEqual([])
})

test('two files that import each other are noticed', () => {
  const edges = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'a.ts']],
  ])
  expect(cycleFrom('a.ts', edges)).toEqual(['a.ts', 'b.ts', 'a.ts'])
})

const impure =
  /\b(Date\.now|new Date\(\)|Math\.random|crypto\.|setTimeout|setInterval|fetch\(|localStorage|sessionStorage|document\.|window\.|console\.|process\.|Temporal\.Now)/

test('the core has no clock, no randomness, no input or output', () => {
  const core = sources.filter(({ path }) => path.startsWith('src/core/'))
  const pure = /^(\.|effect\/|libphonenumber-js\/core$)/
  expect(core.filter(({ text }) => impure.test(withoutComments(text))).map(({ path }) => path)).toEqual([])
  expect(
    core.flatMap(({ path, imports }) => imports.filter((name) => !pure.test(name)).map((name) => `${path} → ${name}`)),
  ).toEqual([])
})

test('machines reach the world through ports alone', () => {
  const allowed = /^(\.|xstate$)/
  const machines = sources.filter(({ path }) => path.startsWith('src/machines/'))
  expect(
    machines.flatMap(({ path, imports }) =>
      imports.filter((name) => !allowed.test(name)).map((name) => `${path} → ${name}`),
    ),
  ).toEqual([])
})

/** What a room's neighbours may import of it: its entities, the tables of their lifecycles, and in a contract their wire forms. */
const isEntity = (target: string): boolean =>
  /\/(?<room>[^/]+)\/(?:\k<room>(?:\.wire)?|[^/]+\.lifecycle)\.ts$/.test(target)
/** Who somebody is and what they may do is asked in every room; when a provider is open and how long an order waits, in each that orders; what somebody is allergic to, wherever there are medicines; whose patient may be rung and what a visit is, wherever one is shown. */
const vocabulary =
  /^src\/core\/(session\/(permissions|permissions\.rules|roles|access)|provider\/openHours\.rules|orders\/order\.times|members\/facts\.rules|call\/calling\.rules|booking\/appointment\.status)\.ts$/

/** Rooms that show another room's machine or view inside their own, and why; a pair that is gone is struck off here. */
const embedded: Readonly<Record<'machines' | 'ui', Readonly<Record<string, string>>>> = {
  machines: {
    'booking → members': 'the checkout asks who is treated and goes on with the answer',
    'booking → payment': 'the checkout pays what it has booked',
    'diagnostics → members': 'a visit asks who is tested and goes on with the answer',
    'doctors → booking': 'a doctor is booked on the page where they are read about, and the page knows when that ends',
    'home → orders': 'what comes next of all kinds is shown as its card has it',
    'inpatient → prescription': 'medicines at discharge are written and checked as on a prescription',
    'inpatient → session': 'an admission begins with the number of the patient, and goes on with who that is',
    'medicines → members': 'a request says for whom it is, and goes on with the answer',
    'medicines → records': 'a paper is added inside the request, and the request goes on with it',
    'orders → booking': 'an appointment is moved with the days and slots that are booked from',
    'orders → payment': 'an order that waits for its payment is paid from the list',
    'orders → schedule': 'patients move an appointment as the staff do',
    'schedule → reception': 'the desk of a clinic does with its rows what the reception does',
    'schedule → records': 'a record is read over the list of those of a patient',
    'schedule → session': 'whom an appointment is for is found or registered by number',
    'sentReports → records': 'a report that was taken is one more record of the list it stands above',
    'templates → prescription': 'a template is written with the form of a prescription',
  },
  ui: {
    'booking → members': 'the choice of who is treated opens over the checkout',
    'booking → payment': 'paying shows in the place of the checkout',
    'call → session': 'the number of whom staff bring into a call is asked for as it is at a login',
    'chat → call': 'staff ring the patient from the chat of a visit',
    'diagnostics → members': 'the choice of who is tested opens over the visit',
    'doctors → booking': 'slots and checkout stand beside the doctor',
    'home → marketing': 'announcements and offers stand on the home page',
    'home → orders': 'what comes next of all kinds has the words and the button of its card',
    'home → payment': 'a slot that is held is paid from where it is shown first',
    'inpatient → prescription': 'medicines at discharge are written with the grid of a prescription',
    'inpatient → session': 'the number is asked for in the form of the admission',
    'marketing → support': 'public pages end with a form of ours',
    'medicines → members': 'the choice of whom it is for opens over the request',
    'medicines → records': 'the form of a paper opens over the request',
    'members → session': 'a number that takes the place of another is asked for as it is at a login',
    'orders → booking': 'the days and slots of a doctor stand in the dialog that moves an appointment',
    'orders → diagnostics': 'tests that were booked are prepared for as it was said when they were booked',
    'orders → payment': 'paying shows in the place of the orders',
    'payment → booking': 'what is paid is confirmed with the same preparation as what is booked',
    'prescription → call': 'a photo of a prescription waits until the camera is free of the call',
    'profile → doctors': 'a doctor edits their profile beside what patients see of it',
    'profile → staff': 'the menu of who works here is the page on a phone',
    'providerOrders → prescription': 'a pharmacist reads how a medicine is taken in the words of the prescription',
    'records → sentReports': 'reports that wait for a yes stand above the records they will be among',
    'sales → diagnostics': 'a centre reads how patients are told to prepare for its tests',
    'schedule → call': 'staff ring the patient from where the appointment stands',
    'schedule → reception': 'the rows of a clinic’s desk end as those of the reception do',
    'schedule → records': 'the records of a patient have the rows and the reader of their page',
    'schedule → session': 'the number of whom an appointment is for is asked for in the panel that makes it',
    'staff → providerOrders': 'an order that the search found shows its status as the board does',
    'templates → prescription': 'a template is written with the fields of a prescription',
  },
}

test('in the core a room imports of another its entities alone', () => {
  const stray = crossings('core').filter(
    ({ room, into, target }) =>
      room !== 'kit' && !SHARED.has(room!) && !SHARED.has(into!) && !isEntity(target) && !vocabulary.test(target),
  )
  expect(stray.map(({ path, target }) => `${path} → ${target}`)).toEqual([])
})

test.each(['machines', 'ui'] as const)('in %s rooms meet in the app; those that embed another are listed', (floor) => {
  const pairs = crossings(floor)
    .filter(({ room, into }) => !SHARED.has(room!) && !SHARED.has(into!))
    .map(({ room, into }) => `${room} → ${into}`)
  expect([...new Set(pairs)].toSorted()).toEqual(Object.keys(embedded[floor]))
})

test.each(['core', 'machines', 'ui', 'server'] as const)('the kit of %s knows no room', (floor) => {
  const stray = crossings(floor).filter(
    ({ room, into, target }) => room === 'kit' && !SHARED.has(into!) && !vocabulary.test(target),
  )
  expect(stray.map(({ path, target }) => `${path} → ${target}`)).toEqual([])
})

const writesPattern = /\.(?:insert|update|delete)\(\s*(\w+)/g
const tables = new Map(
  sources
    .filter(({ path }) => /^server\/.*\.tables\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) = pgTable/g)].map((match) => [match[1]!, roomOf(path)] as const),
    ),
)
/** Writes of tables that another room owns; the demonstration practice and its accounts are written as a whole. */
const strayWrites = (all: readonly Source[]) =>
  all
    .filter(({ path }) => path.startsWith('server/') && !/^server\/(seed|admin)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(writesPattern)]
        .filter((match) => tables.has(match[1]!) && tables.get(match[1]!) !== roomOf(path))
        .map((match) => `${path} writes ${match[1]}`),
    )

test('a table is written by its own room alone', () => {
  expect(tables.get('appointments')).toBe('booking')
  expect(strayWrites(sources)).toEqual([])
})

test('a write of another room’s table is noticed', () => {
  const text = 'await db\n  .update(appointments)\n  .set({})'
  expect(strayWrites([{ path: 'server/payment/payment.store.ts', text, imports: [] }])).toEqual([
    'server/payment/payment.store.ts writes appointments',
  ])
})

/**
 * The server's rooms from the bottom up: a room imports rooms before it. What a room below has to ask or announce upwards
 * is a hook (`server/kit/hook.ts`) that the rooms above name in their `listens`.
 */
const serverOrder = [
  ['people', 'files', 'provider', 'notifications', 'members', 'records', 'doctors', 'team', 'session'],
  ['location', 'marketing', 'support', 'reviews'],
  ['booking', 'findDoctor', 'payment', 'reception', 'prescription'],
  ['schedule', 'availability', 'inpatient', 'templates', 'orders', 'diagnostics', 'home', 'config', 'chat'],
  ['dev', 'backup', 'admin', 'seed'],
].flat()
/** A room that no other imports needs no place: it stands on top. */
const placeOf = (room: string): number => (serverOrder.includes(room) ? serverOrder.indexOf(room) : serverOrder.length)
const isBelow = (path: string, room: string, into: string) => isSeed(path) || placeOf(into) < placeOf(room)
const upwardImports = (all: readonly Source[]) =>
  crossings('server', all)
    .filter(({ path, room, into }) => room !== 'kit' && into !== 'kit' && !isBelow(path, room!, into!))
    .map(({ path, target }) => `${path} → ${target}`)

test('a room of the server imports only rooms below it', () => {
  const rooms = sources.filter(({ path }) => floorOf(path) === 'server').flatMap(({ path }) => roomOf(path) ?? [])
  expect(serverOrder.filter((room) => !rooms.includes(room))).toEqual([])
  expect(upwardImports(sources)).toEqual([])
})

/** What a room of the server may import of another: its tables, which statements join, and its port. */
const isDoor = (room: string, target: string) =>
  target.endsWith('.tables.ts') || target === `server/${room}/${room}.port.ts`
const besideDoors = (all: readonly Source[]) =>
  crossings('server', all)
    .filter(({ path, into, target }) => !isSeed(path) && into !== 'kit' && !isDoor(into!, target))
    .map(({ path, target }) => `${path} → ${target}`)

test('a room of the server reaches another through its port and its tables', () => {
  expect(besideDoors(sources)).toEqual([])
})

test('a way beside the port is noticed', () => {
  const path = 'server/payment/payment.store.ts'
  const imports = ['../booking/booking.port', '../booking/booking.tables', '../booking/booking.store']
  expect(besideDoors([{ path, text: '', imports }])).toEqual([`${path} → server/booking/booking.store.ts`])
})

test('a port names what another room uses, and nothing else', () => {
  const named = (text: string) =>
    [...text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => ({
        name: name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]!,
        from,
      })),
    )
  const used = new Set(
    sources
      .filter(({ path }) => path.startsWith('server/') && !path.endsWith('.port.ts'))
      .flatMap(({ path, text }) => named(text).map(({ name, from }) => `${targetOf(path, from)} ${name}`)),
  )
  const unused = sources
    .filter(({ path }) => /^server\/\w+\/\w+\.port\.ts$/.test(path))
    .flatMap(({ path, text }) => named(text).map(({ name }) => `${path} ${name}`))
    .filter((each) => !used.has(each) && !each.endsWith(' '))
  expect(unused).toEqual([])
})

test('a room of the server that imports one above it is noticed', () => {
  const path = 'server/doctors/doctors.store.ts'
  const imports = ['../people/people.tables', '../booking/booking.tables']
  expect(upwardImports([{ path, text: '', imports }])).toEqual([`${path} → server/booking/booking.tables.ts`])
})

const seedImports = (all: readonly Source[]) =>
  all
    .filter(({ path }) => floorOf(path) === 'server' && !isSeed(path))
    .flatMap(({ path, imports }) =>
      imports
        .map((name) => targetOf(path, name))
        .filter((target) => target !== null && isSeed(target))
        .map((target) => `${path} → ${target}`),
    )

test('the product loads nothing of the demonstration but its door, in a trial', () => {
  const door = 'server/seed/demonstration.ts'
  expect([...new Set(seedImports(sources))]).toEqual([`server/main.ts → ${door}`, `server/start.ts → ${door}`])
})

test('a room that loads the demonstration is noticed', () => {
  const path = 'server/booking/booking.room.ts'
  expect(seedImports([{ path, text: '', imports: ['../seed/random', '../team/team.seed'] }])).toEqual([
    `${path} → server/seed/random.ts`,
    `${path} → server/team/team.seed.ts`,
  ])
})

test('each room’s part of the demonstration is written with it', () => {
  const parts = [...known].filter((path) => path.endsWith('.seed.ts'))
  const written = sources
    .filter(({ path }) => path.startsWith('server/seed/'))
    .flatMap(({ path, imports }) => imports.map((name) => targetOf(path, name)))
  expect(parts.filter((path) => !written.includes(path))).toEqual([])
})

/** A context, or a whole snapshot, where a component reads it. */
const unviewed = /\.context\b(?!')|\{[^{}]*\bcontext\b[^{}]*\}\s*\)?\s*=[^=]|useView\(\w+, \((\w+)\) => \1\)/
const withoutView = (all: readonly Source[]) =>
  all.filter(({ path, text }) => path.startsWith('src/ui/') && unviewed.test(withoutComments(text)))

test('the ui reads actors through their views', () => {
  expect(withoutView(sources).map(({ path }) => path)).toEqual([])
})

test.each([
  'useView(app, (snapshot) => snapshot.context.width)',
  'useView(app, ({ context }) => context.width)',
  'const { children, context } = actor.getSnapshot()',
  'useView(actor, (all) => all)',
])('a component that reads a context is noticed: %s', (text) => {
  expect(withoutView([{ path: 'src/ui/orders/Order.tsx', text, imports: [] }])).toHaveLength(1)
})

const quaint =
  /\b(?:told|heard|said|tell|hear|quietly|fromPress|accompany|companions?|painted\w*|seatStaff|openDesk|homeless|dayRunners|wordsOf|PATIENCE|readersOfServer)\b/
const withoutTexts = (text: string): string =>
  withoutComments(text)
    .replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, '')
    .replaceAll(/>[^<>{}]*</g, '')

test('names are the words of the field', () => {
  const stray = sources.filter(
    ({ path, text }) => path !== 'tests/architecture.test.ts' && quaint.test(withoutTexts(text)),
  )
  expect(stray.map(({ path }) => path)).toEqual([])
})

test('every imported package is declared', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)])
  const named = sources.flatMap(({ path, imports }) => imports.map((name) => [path, name] as const))
  const packageOf = (name: string) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')
  const stray = named.filter(
    ([, name]) => /^[@\w][\w./-]*$/.test(name) && !name.startsWith('styled-system/') && !declared.has(packageOf(name)),
  )
  expect(stray).toEqual([])
})

test('wire spellings live in the contract files alone', () => {
  const wire = /\b(video_consultaion_fee|phone_number|country_code|is_default|no_of_stars|otp_code)\b/
  const elsewhere = sources.filter(
    ({ path, text }) =>
      path.startsWith('src/') && !/(?:\.(?:api|wire)|sessionStore)\.ts$/.test(path) && wire.test(text),
  )
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

test(`no file is longer than ${LONGEST} lines`, () => {
  const long = sources
    .filter(({ path }) => statSync(join(ROOT, path)).isFile())
    .map(({ path, text }) => ({ path: relative('.', path), lines: text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > LONGEST && !path.endsWith('.model.ts'))
  expect(long).toEqual([])
})
