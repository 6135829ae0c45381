import type { Documents } from './documents'

/** Words of a new room until it has its own, in each language. */
const words = {
  en: { page: 'New page', title: 'New room', none: 'Nothing here yet', list: 'Entries' },
  hi: { page: 'नया पेज', title: 'नया रूम', none: 'यहाँ अभी कुछ नहीं है', list: 'प्रविष्टियाँ' },
  gu: { page: 'નવું પેજ', title: 'નવો રૂમ', none: 'અહીં હજી કંઈ નથી', list: 'નોંધો' },
  bn: { page: 'নতুন পেজ', title: 'নতুন রুম', none: 'এখানে এখনও কিছু নেই', list: 'ভুক্তি' },
} as const

const textsOf = (room: string, language: keyof typeof words): string => {
  const { page, title, none, list } = words[language]
  const texts = {
    [`app.title.${room}`]: page,
    [`staff.menu.${room}`]: title,
    [`staff.panel.${room}`]: title,
    [`${room}.none`]: none,
    [`${room}.list`]: list,
  }
  return `${JSON.stringify(texts, null, 2)}\n`
}

const core = (room: string, Room: string): Documents => ({
  [`src/core/${room}/${room}.ts`]: `import * as Schema from 'effect/Schema'

/** One entry of the ${room}. */
export const ${Room}Entry = Schema.Struct({ id: Schema.String, name: Schema.String })
export type ${Room}Entry = typeof ${Room}Entry.Type
`,
  [`src/core/${room}/${room}.api.ts`]: `import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { ${Room}Entry } from './${room}'

export const ${room}Api = {
  list: endpoint({
    method: 'GET',
    path: '/doctor-service/v1/${room}',
    input: Schema.Struct({}),
    output: Schema.Array(${Room}Entry),
    mutates: false,
    permission: null,
  }),
}
`,
  [`src/core/${room}/${room}.routes.ts`]: `import { route, type Route } from '../kit/route'
import { DOCTORS } from '../session/roles'

/** Pages of this room. */
export const ${room}Routes = {
  ${room}: route('/${room}', DOCTORS, 'staff'),
} as const satisfies Record<string, Route>
`,
  [`src/core/${room}/${room}.panels.ts`]: `import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** What staff open of this room over their pages. */
export const ${room}Panels = {
  ${room}: panel(DOCTORS, null, { menu: 65 }),
} as const satisfies Record<string, Panel>
`,
})

const server = (room: string): Documents => ({
  [`server/${room}/${room}.server.ts`]: `import { done } from '../../src/core/kit/outcome'
import type { ${room}Api } from '../../src/core/${room}/${room}.api'
import type { DoctorCaller, Handlers } from '../kit/handlers'

export const ${room}Handlers: Handlers<typeof ${room}Api, never, DoctorCaller> = {
  list: async () => done([]),
}
`,
  [`server/${room}/${room}.room.ts`]: `import { ${room}Api } from '../../src/core/${room}/${room}.api'
import { DOCTORS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { ${room}Handlers } from './${room}.server'

export const ${room}Room = room(${room}Api, {
  handlers: ${room}Handlers,
  policy: { list: rule(DOCTORS, "entries of the caller's doctor", 'none') },
  texts: {},
})
`,
})

const machines = (room: string, Room: string): Documents => ({
  [`src/machines/${room}/${room}.machine.ts`]: `import type { ActorRefFrom } from 'xstate'
import type { ${Room}Entry } from '../../core/${room}/${room}'
import { resourceMachine } from '../kit/resource.machine'

/** The entries of the ${room}. */
export const ${room}Machine = resourceMachine<object, readonly ${Room}Entry[]>({
  id: '${room}',
  isEmpty: (entries) => entries.length === 0,
})

export type ${Room}Actor = ActorRefFrom<typeof ${room}Machine>
`,
  [`src/machines/${room}/${room}.view.ts`]: `import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { ${room}Machine } from './${room}.machine'

export const view${Room} = (snapshot: SnapshotFrom<typeof ${room}Machine>) => ({
  entries: snapshot.context.value ?? [],
  isLoading: snapshot.hasTag('loading'),
  isEmpty: snapshot.hasTag('empty'),
  fault: snapshot.hasTag('failed') ? faultOf(snapshot.context.failure) : null,
})
`,
  [`src/wiring/${room}.wiring.ts`]: `import { fromPort } from '../machines/kit/fromPort'
import { ${room}Machine } from '../machines/${room}/${room}.machine'
import type { Open, RoomWiring } from './features'

const open${Room}: Open = (ports) => ({
  logic: ${room}Machine.provide({ actors: { load: fromPort((_, signal) => ports.${room}.list({}, signal)) } }),
  input: {},
})

export const features: RoomWiring = { 'page.${room}': open${Room}, 'panel.${room}': open${Room} }
`,
})

const ui = (room: string, Room: string): Documents => ({
  [`src/ui/${room}/${Room}List.tsx`]: `import type { ${Room}Actor } from '../../machines/${room}/${room}.machine'
import { view${Room} } from '../../machines/${room}/${room}.view'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { rows } from '../kit/rows.styles'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

/** The entries, and what is shown while they come or cannot. */
export const ${Room}List = ({ actor }: { readonly actor: ${Room}Actor }) => {
  const say = useText()
  const { entries, isLoading, isEmpty, fault } = useView(actor, view${Room})
  if (fault)
    return (
      <ErrorState
        message={say.fault(fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (isLoading) return <SkeletonText lines={6} />
  if (isEmpty) return <EmptyState title={say('${room}.none')} />
  return (
    <ul className={rows.list} aria-label={say('${room}.list')}>
      {entries.map(({ id, name }) => (
        <li key={id} className={rows.row}>
          <span className={rows.name}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
`,
  [`src/ui/${room}/${Room}Page.tsx`]: `import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import type { ${Room}Actor } from '../../machines/${room}/${room}.machine'
import { useText } from '../intl/useText'
import { ${Room}List } from './${Room}List'

const page = cx(container(), css({ display: 'grid', gap: '16', paddingBlock: '16' }))

export const ${Room}Page = ({ actor }: { readonly actor: ${Room}Actor }) => {
  const say = useText()
  return (
    <div className={page}>
      <h1 className={css({ textStyle: 'title' })}>{say('app.title.${room}')}</h1>
      <${Room}List actor={actor} />
    </div>
  )
}
`,
  [`src/ui/${room}/${room}.menu.ts`]: `import { Folder } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { ${room}: { icon: Folder, title: 'staff.menu.${room}' } }
`,
  [`src/ui/${room}/${room}.room.ts`]: `import type { Room } from '../app/loading/features'
import type ${room} from '../intl/en/${room}.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly ${room}: typeof ${room}
  }
}

export const room: Room = {
  'page.${room}': { view: async () => (await import('./${Room}Page')).${Room}Page, texts: ['${room}'], hasLogic: true },
  'panel.${room}': {
    view: async () => (await import('./${Room}List')).${Room}List,
    texts: ['${room}'],
    hasLogic: true,
    panel: {},
  },
}
`,
  ...Object.fromEntries(
    (['en', 'hi', 'gu', 'bn'] as const).map((language) => [
      `src/ui/intl/${language}/${room}.json`,
      textsOf(room, language),
    ]),
  ),
})

const tests = (room: string, Room: string): Documents => ({
  [`tests/rooms/${room}/${room}.model.ts`]: `import { ${room}Machine } from '../../../src/machines/${room}/${room}.machine'
import { view${Room} } from '../../../src/machines/${room}/${room}.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const unknown = { count: 0, isEmpty: false, fault: null }

export const ${room}Model = modelOf(${room}Machine)({
  name: '${room}',
  facts: (snapshot) => {
    const { entries, isEmpty, fault } = view${Room}(snapshot)
    return { count: entries.length, isEmpty, fault: fault?.id ?? null }
  },
  starts: { 'Open the page': { input: {}, to: 'loading', facts: unknown, how: 'Account 90000 00002, /${room}' } },
  states: {
    loading: { sees: 'Grey shapes where the entries will stand.', asks: { load: { asked: {} } } },
    shown: 'The entries.',
    empty: 'Nothing here yet.',
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'The entries arrive': {
      event: ends('load', answered([{ id: 'e1', name: 'One' }])),
      leads: { in: 'loading', to: 'shown', now: { count: 1 } },
    },
    'There are none': {
      event: ends('load', answered([])),
      leads: { in: 'loading', to: 'empty', now: { isEmpty: true } },
    },
    'They cannot be loaded': {
      event: ends('load', refused('timeout')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'late' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Another language is chosen': {
      event: { type: 'language.changed' },
      only: (_, at) => at.has('shown'),
      leads: { to: 'loading', now: unknown },
    },
  },
})
`,
  [`tests/rooms/${room}/${room}.player.ts`]: `import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { ${room}Api } from '../../../src/core/${room}/${room}.api'
import { speakInAnotherTab } from '../../kit/paths/anotherLanguage'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { ${room}Model } from './${room}.model'

interface Scene extends BaseScene {
  readonly gate: Gate<'list'>
}

const answer = ({ gate }: Scene, output: unknown) => gate.answer('list', output as Outcome<unknown>)

export const ${room}Player: BrowserPlayer<
  typeof ${room}Model,
  Scene,
  StateValueFrom<typeof ${room}Model.machine>
> = {
  model: ${room}Model,
  arrive: {
    'Open the page': async (base) => {
      const gate = await gateOn(base.page, { list: { endpoint: ${room}Api.list } })
      await openAs(base, await newDoctor(base.served), '/${room}')
      await base.inspection.reached('${room}', 'loading', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The entries arrive': answer,
    'There are none': answer,
    'They cannot be loaded': answer,
    'Press Try again': ({ I }) => I.ask${Room}Again(),
    'Another language is chosen': speakInAnotherTab,
  },
  see: {
    loading: ({ I }) => I.see${Room}Loading(),
    shown: ({ I }) => I.see${Room}(),
    empty: ({ I }) => I.seeNo${Room}(),
    failed: ({ I }) => I.see${Room}Failed(),
  },
}
`,
  [`tests/rooms/${room}/tours.test.ts`]: `import { playInBrowser } from '../../kit/paths/suite'

playInBrowser(import.meta.dirname)
`,
  [`tests/rooms/${room}/${room}.page.ts`]: `import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

export const ${room}Page = (page: Page, { press }: Actions) => {
  const main = page.getByRole('main')
  const again = main.getByRole('button', { name: 'Try again' })
  return {
    see${Room}Loading: () => main.locator('[aria-busy=true], [class*=skeleton]').first().waitFor({ state: 'attached' }),
    see${Room}: () => main.getByRole('list', { name: 'Entries' }).waitFor(),
    seeNo${Room}: () => main.getByText('Nothing here yet').waitFor(),
    see${Room}Failed: () => again.waitFor(),
    ask${Room}Again: () => press(again),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly ${room}: ReturnType<typeof ${room}Page>
  }
}
`,
  [`tests/rooms/${room}/${room}.policy.ts`]: `import type { RoomCases } from '../../kit/policy/case'
import { doctors, nothing } from '../../kit/policy/groups'

export const ${room}Policy: RoomCases<'${room}'> = { list: { may: doctors, input: nothing } }
`,
  [`tests/rooms/${room}/${room}.screens.ts`]: `import { panel } from '../../kit/screens'
import type { Areas, Look, Shown } from '../../kit/shown'

export const ${room}Looks: readonly Look[] = [
  { name: '${room} of a doctor', who: 'DOCTOR', path: '/${room}', words: 'Nothing here yet' },
]

export const ${room}Overlays: readonly Shown[] = [panel('New room', 'New room')]

export const ${room}Areas: Areas = { ${room}: 'doctor' }
`,
  [`tests/rooms/${room}/${room}.taps.ts`]: `import { desk } from '../../../tools/figures/staffTaps'
import type { RoomTaps } from '../../../tools/figures/tap'

export const ${room}Taps: RoomTaps = { ${room}: desk('DOCTOR', 'New page', 'Schedule') }
`,
  [`tests/rooms/${room}/${room}.chaos.ts`]: `import { ${room}Api } from '../../../src/core/${room}/${room}.api'
import { atSchedule } from '../../kit/chaos/doctorOpenings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'

export const ${room}Screens: readonly ChaosScreen[] = [
  {
    name: 'the page of ${room}',
    size: 'desktop',
    open: async (practice) => ({ ...(await atSchedule(practice)), path: '/${room}' }),
    calls: { 'the entries': { row: { endpoint: ${room}Api.list }, wayOn: retry } },
  },
]
`,
})

/** The files of a new room: a page and a panel of doctors with one machine and one call, on all floors. */
export const roomFiles = (room: string): Documents => {
  const Room = `${room[0]?.toUpperCase()}${room.slice(1)}`
  return { ...core(room, Room), ...server(room), ...machines(room, Room), ...ui(room, Room), ...tests(room, Room) }
}
