import { existsSync, readFileSync } from 'node:fs'
import { isStaff, type Route, type RouteName, routeNames, routes } from '../src/core/app/routes'
import { chunksFrom, type Visit } from './chunks'
import { everyFeature, type FeatureModules } from './features'
import { fileGroups } from './fileGroups'

/** A page as it was drawn while its data is on the way. */
export interface DrawnPage {
  readonly markup: string
  /** The rooms that it asks for its first data. */
  readonly asked: readonly string[]
}

/** The rooms whose texts each feature shows. */
type EveryTexts = ReadonlyMap<string, readonly string[]>

/** How much a feature counts beside a page. */
const BESIDE_A_PAGE = 0.05

const opensAlways = (id: string): boolean => /^(?:app|session)\./.test(id)

const features: readonly FeatureModules[] = everyFeature()

const PORTS = 'src/wiring/ports.ts'

/** What every page loads after the first load: its ports, what the platform brings, and features that are always open. */
export const commonModules = (): readonly string[] => [
  PORTS,
  'src/wiring/platform.ts',
  'src/ui/app/loading/SlotView.tsx',
  ...new Set(features.filter(({ id }) => opensAlways(id)).flatMap(({ modules }) => modules)),
]

const rowsOf = ({ asked }: DrawnPage): readonly string[] =>
  asked.map((room) => `src/core/${room}/${room}.api.ts`).filter((file) => existsSync(file))

const viewAndLogicOf = (id: string): readonly string[] => features.find((feature) => feature.id === id)?.modules ?? []

/** The bar of the pages that only staff see. */
const STAFF_BAR = 'src/ui/app/frame/StaffBar.tsx'

const isOfStaff = (route: RouteName): boolean => {
  const { roles }: Route = routes[route]
  return roles !== null && roles.every(isStaff)
}

const COMING = 'src/ui/app/loading/ComingPage.tsx'

const codeOf = (route: RouteName, page?: DrawnPage): readonly string[] => {
  const own = viewAndLogicOf(`page.${route}`)
  return [
    ...(own.length > 0 ? own : [COMING]),
    ...(page ? [PORTS, ...rowsOf(page)] : []),
    ...(isOfStaff(route) ? [STAFF_BAR] : []),
  ]
}

const textOf = (room: string): string => `src/ui/intl/en/${room}.json`

/** The modules that a page is made of beside the first load: fetched with it, not after it. */
export const modulesOfPage = (route: RouteName, texts: EveryTexts, page?: DrawnPage): readonly string[] => [
  ...codeOf(route, page),
  ...new Set([...(texts.get(`page.${route}`) ?? []), ...(isOfStaff(route) ? ['staff'] : [])].map(textOf)),
]

/** Few files: a request costs more than the bytes it spares. */
export const filesFor = (pages: ReadonlyMap<RouteName, DrawnPage>, texts: EveryTexts) => {
  const ofPages = routeNames.map((route): Visit => ({
    name: route,
    modules: codeOf(route, pages.get(route)),
    weight: 1,
    isFirst: route === 'landing',
  }))
  const overPages = features
    .filter(({ id }) => !opensAlways(id) && !id.startsWith('page.'))
    .map(({ id, modules }): Visit => ({ name: id.split('.')[1]!, modules, weight: BESIDE_A_PAGE }))
  return {
    groups: [
      { debugName: 'texts', name: textFiles(texts) },
      ...chunksFrom('index.html', commonModules(), [...ofPages, ...overPages]),
    ],
  }
}

const textFile = /\/src\/ui\/intl\/(\w+)\/([\w-]+)\.json$/

/** The file of a room's texts in each language: with the texts that are shown with them. */
const textFiles = (texts: EveryTexts) => {
  const shown = [...texts].filter(([id]) => !opensAlways(id))
  const always = ['app', ...[...texts].filter(([id]) => opensAlways(id)).flatMap(([, rooms]) => rooms)]
  const rooms = new Set([...always, ...shown.flatMap(([, each]) => each)])
  const modules = [...rooms].map((room) => ({
    id: room,
    size: readFileSync(`src/ui/intl/en/${room}.json`).length,
    visits: shown.reduce(
      (bits, [, each], at) => (always.includes(room) || each.includes(room) ? bits | (1n << BigInt(at)) : bits),
      0n,
    ),
    imports: [],
  }))
  const weights = shown.map(([id]) => (id.startsWith('page.') ? 1 : BESIDE_A_PAGE))
  const groups = fileGroups(modules, { weights, request: TEXT_REQUEST })
  const fileOf = new Map(groups.flatMap((group, at) => group.modules.map((room) => [room, `texts${at}`] as const)))
  return (id: string): string | null => {
    const [, language, room = ''] = textFile.exec(id) ?? []
    const file = fileOf.get(room)
    return language === undefined || file === undefined ? null : `${file}-${language}`
  }
}

/** As `REQUEST` of the code, in bytes of texts. */
const TEXT_REQUEST = 30_000
