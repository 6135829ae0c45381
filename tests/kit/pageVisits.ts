import type { Language } from '../../src/core/language/languages'
import type { Size } from './browser'
import { expectationSizes } from './everyPage'
import { measuresIn, sizeOf } from './measures'
import { chainOf, type Look, type Measure, type Shown } from './shown'

/** Somebody comes to a page once: it is looked at, and so is what they open there. */
export interface Visit {
  readonly look?: Look
  /** What is opened, each from the one before; all of a chain is left before the next. */
  readonly chains: readonly (readonly Shown[])[]
  /** Those of them that no other visit looks at. */
  readonly judged: ReadonlySet<Shown>
  readonly size: Size
  readonly language: Language
}

type Planned = Omit<Visit, 'size'>

/** Chains of one visit: a test ends in its time on the busiest machine. */
const MOST_CHAINS = 4

/** Languages that measures ask for; English when they ask for none. */
const languagesOf = (measures: readonly Measure[] = []): readonly Language[] => {
  const asked = measures.flatMap(({ languages }) => languages?.slice(0, 1) ?? [])
  return asked.length === 0 ? ['eng'] : [...new Set(asked)]
}

/** What is measured in a visit. */
export const measuresOf = ({ look, judged, language }: Planned): readonly Measure[] =>
  [look, ...judged].flatMap((each) => measuresIn(each?.measures, language))

/** Devices on which everything in it is there: the one that a measure asks for, if one does. */
const sizesOf = (planned: Planned): readonly Size[] => {
  const lasts = planned.chains.map((chain) => chain.at(-1)?.sizes ?? expectationSizes)
  const there = expectationSizes.filter((size) => lasts.every((sizes) => sizes.includes(size)))
  const asked = measuresOf(planned).flatMap(({ at }) => at?.slice(0, 1).map(sizeOf) ?? [])
  return there.filter((size) => asked.every((each) => each === size))
}

const together = (one: Planned, other: Planned): Planned => ({
  ...one,
  chains: [...one.chains, ...other.chains],
  judged: new Set([...one.judged, ...other.judged]),
})

/** Whether what is opened in one visit can be opened at the end of another: by the same person on the same page. */
const continues = (visit: Planned, opened: Planned): boolean => {
  const [from, to]: readonly (Partial<Shown> | undefined)[] = [
    visit.look ?? visit.chains[0]?.[0],
    opened.chains[0]?.[0],
  ]
  const isSame = (fact: 'who' | 'path' | 'own' | 'session' | 'isFirstVisit') => from?.[fact] === to?.[fact]
  return (
    visit.language === opened.language &&
    isSame('who') &&
    isSame('path') &&
    isSame('own') &&
    isSame('session') &&
    isSame('isFirstVisit') &&
    visit.chains.length < MOST_CHAINS &&
    visit.chains.every((chain) => chain.at(-1)?.close !== undefined) &&
    sizesOf(together(visit, opened)).length > 0
  )
}

/** All that is looked at in as few visits as it takes, on one device each, in turn. */
export const visitsOf = (looks: readonly Look[], overlays: readonly Shown[]): readonly Visit[] => {
  const visits: Planned[] = looks.flatMap((look) =>
    languagesOf(look.measures).map((language) => ({ look, chains: [], judged: new Set<Shown>(), language })),
  )
  const opened = new Set(overlays.map(({ from }) => from))
  const lasts = overlays.filter((each) => !opened.has(each)).toSorted((a, b) => Number(!a.close) - Number(!b.close))
  const seen = new Set<Shown>()
  for (const last of lasts) {
    const chain = chainOf(last)
    const judged = new Set(chain.filter((each) => !seen.has(each)))
    for (const each of judged) seen.add(each)
    const [language = 'eng'] = languagesOf([...judged].flatMap(({ measures = [] }) => measures))
    const own: Planned = { chains: [chain], judged, language }
    const at = visits.findIndex((visit) => continues(visit, own))
    if (at === -1) visits.push(own)
    else visits[at] = together(visits[at]!, own)
  }
  return visits.map((visit, index): Visit => {
    const places = sizesOf(visit)
    const size = places[index % places.length]
    if (size === undefined) throw new Error(`Its measures ask for several devices at first: ${titleOf(visit)}`)
    return { ...visit, size }
  })
}

/** What is looked at, by its names. */
export const titleOf = ({ look, judged }: Planned): string =>
  [look, ...judged].flatMap((each) => (each ? [each.name] : [])).join(', ')
