import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { NO_MARKS, marksOf, type Marks } from '../chart/marks'
import { initiallyFolded } from '../chart/graph'
import { activePaths, type MachineDefinition, transitionsFrom } from '../definition/definition'
import type { Can } from '../protocol/messages'
import type { ActorState, Moment, Row } from '../timeline/timeline'
import { type Link, linkTo, readLink } from '../paths/link'
import { definitions } from './machines'
import type { Session, SessionState } from './session'

export interface View {
  readonly state: SessionState
  readonly moment: Moment | null
  readonly row: Row | null
  /** Index of the shown row. */
  readonly at: number
  readonly actor: ActorState | null
  readonly definition: MachineDefinition
  readonly link: Link
  readonly marks: Marks
  readonly folded: ReadonlySet<string>
  readonly can: ReadonlyMap<string, Can>
  readonly isLive: boolean
  readonly go: (link: Partial<Link>) => void
  readonly chooseActor: (actor: ActorState) => void
  readonly fold: (path: string) => void
}

const EMPTY: ReadonlyMap<string, Can> = new Map()

const useSessionState = (session: Session): SessionState => useSyncExternalStore(session.subscribe, session.get)

/** The address, which says what is looked at. */
const useLink = () => {
  const [link, setLink] = useState(() => readLink(location))
  useEffect(() => {
    const read = () => setLink(readLink(location))
    addEventListener('hashchange', read)
    addEventListener('popstate', read)
    return () => {
      removeEventListener('hashchange', read)
      removeEventListener('popstate', read)
    }
  }, [])
  const go = useCallback((more: Partial<Link>) => {
    setLink((before) => {
      const next = { ...before, ...more }
      history.replaceState(null, '', linkTo(next))
      return next
    })
  }, [])
  return { link, go }
}

/** The actor that is meant: the one that was chosen while it is there, else the latest of the machine. */
const treatedBy = (moment: Moment | null, id: string | null, machine: string | null): ActorState | null => {
  if (!moment) return null
  const actors = [...moment.actors.values()].filter((actor) => actor.machine !== null)
  const chosen = actors.find((actor) => actor.id === id)
  if (chosen && !chosen.isGone && chosen.machine?.id === machine) return chosen
  const same = actors.filter((actor) => actor.machine?.id === machine)
  return same.findLast((actor) => !actor.isGone) ?? chosen ?? same.at(-1) ?? null
}

/** Whether the events that need nothing beside their type would be taken now. */
const useCan = (session: Session, definition: MachineDefinition, actor: ActorState | null, isLive: boolean) => {
  const [answered, setAnswered] = useState<{ readonly of: ActorState | null; readonly can: ReadonlyMap<string, Can> }>({
    of: null,
    can: EMPTY,
  })
  useEffect(() => {
    if (!actor || !isLive || actor.isGone) return undefined
    let isCurrent = true
    const types = [...new Set(transitionsFrom(definition, actor.value).map(({ event }) => event))].filter(
      (event) => event !== '' && !event.startsWith('xstate.') && !event.includes('*'),
    )
    const ask = async () => {
      const answers = await session.can({ actor: actor.id, events: types.map((type) => ({ type })) })
      if (isCurrent) setAnswered({ of: actor, can: new Map(types.map((type, at) => [type, answers[at] ?? 'threw'])) })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [session, definition, actor, isLive])
  return isLive && answered.of === actor ? answered.can : EMPTY
}

/** Everything the panels show, of the tab or file that is looked at. */
export const useView = (session: Session): View => {
  const state = useSessionState(session)
  const { timeline, count, cursor, source } = state
  const { link, go } = useLink()
  const [chosen, setChosen] = useState<string | null>(null)
  const [folds, setFolds] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map())

  const at = cursor ?? (timeline?.rows.length ?? 0) - 1
  // oxlint-disable-next-line react/exhaustive-deps -- the count tells that the timeline has grown
  const moment = useMemo(() => timeline?.momentAt(at) ?? null, [timeline, at, count])
  const row = timeline?.rows[at] ?? null
  const machine =
    link.machine ?? [...(moment?.actors.values() ?? [])].find((each) => each.machine)?.machine?.id ?? 'app'
  const actor = treatedBy(moment, chosen, machine)
  const definition =
    (actor?.machine && timeline?.definitions.get(actor.machine.hash)) ??
    definitions.get(machine) ??
    definitions.get('app')!
  const isLive = source.kind === 'live' && cursor === null
  const can = useCan(session, definition, actor, isLive)

  const marks = useMemo(() => {
    if (!moment || !actor) return NO_MARKS
    const refused = new Set([...can].filter(([, answer]) => answer === 'no').map(([event]) => event))
    return marksOf(definition, moment, actor.value, row?.actor === actor.id ? row.taken : [], refused)
  }, [definition, moment, actor, row, can])

  const initial = useMemo(
    () => initiallyFolded(definition, [...activePaths(actor?.value), ...statesAround(link.state)]),
    // oxlint-disable-next-line react/exhaustive-deps -- what is folded at first stays, wherever the actor moves to
    [definition, link.state],
  )
  const folded = folds.get(definition.hash) ?? initial
  const fold = (path: string) => {
    const isCompound = definition.root.path !== path
    if (!isCompound) return
    const next = new Set(folded)
    if (!next.delete(path)) next.add(path)
    setFolds(new Map([...folds, [definition.hash, next]]))
  }

  return {
    state,
    moment,
    row,
    at,
    actor,
    definition,
    link,
    marks,
    folded,
    can,
    isLive,
    go,
    chooseActor: (next) => {
      setChosen(next.id)
      go({ machine: next.machine?.id ?? null, state: null, path: null, step: null })
    },
    fold,
  }
}

/** `a.b.c` is in `a`, `a.b` and itself. */
const statesAround = (path: string | null): readonly string[] =>
  path === null ? [] : path.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))
