import { use } from 'react'
import type { Path } from '../paths/paths'
import { valueText } from '../timeline/timeline'
import { pathsNamed } from './models'
import type { Session } from './session'
import { PACES, type Playing, usePlayer } from './usePlayer'
import type { View } from './useView'

const secondsOf = (pace: number): string => `${pace / 1000} s`

const messageOf = ({
  state,
  path,
  at,
  actual,
  act,
}: Playing): { readonly tone: string; readonly text: string } | null => {
  const step = path.steps[at]
  if (state === 'done') return { tone: 'done', text: `Played: all ${path.steps.length} steps led where the path says.` }
  if (!step) return null
  if (state === 'stopped')
    return {
      tone: 'stopped',
      text: `Stopped at step ${at + 2}. Expected ${valueText(step.value)}, actual ${valueText(actual)}.`,
    }
  if (act === 'ask')
    return { tone: 'asking', text: `Please, in the tab: ${step.words}.${step.how === null ? '' : ` ${step.how}.`}` }
  return act === 'wait' ? { tone: 'asking', text: `Waiting: ${step.words}.` } : null
}

interface PlayerProps {
  readonly path: Path
  readonly player: ReturnType<typeof usePlayer>
  readonly isLive: boolean
}

const Player = ({ path, player: { playing, begin, leave, send }, isLive }: PlayerProps) => {
  const mine = playing?.path === path ? playing : null
  if (!mine)
    return (
      <div className="player">
        <button type="button" onClick={() => begin(path, 'apart')}>
          Play apart
        </button>
        <button
          type="button"
          disabled={!isLive}
          title={isLive ? undefined : 'The machine does not run in a tab that is followed'}
          onClick={() => begin(path, 'live')}
        >
          Play in the tab
        </button>
      </div>
    )
  const message = messageOf(mine)
  const isOver = mine.state === 'done' || mine.state === 'stopped'
  const isRunning = mine.state === 'taking' || mine.state === 'waiting'
  return (
    <>
      <div className="player">
        <button type="button" disabled={isOver} onClick={() => send({ type: isRunning ? 'pause' : 'play' })}>
          {isRunning ? 'Pause' : 'Play'}
        </button>
        <button type="button" disabled={isOver || mine.state === 'taking'} onClick={() => send({ type: 'step' })}>
          Step
        </button>
        <select
          aria-label="Pace"
          value={mine.pace}
          onChange={({ target }) => send({ type: 'pace.chosen', pace: Number(target.value) })}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {secondsOf(pace)}
            </option>
          ))}
        </select>
        <button type="button" onClick={leave}>
          Leave
        </button>
      </div>
      {message && (
        <p className={`ask ${message.tone}`} role="status">
          {message.text}{' '}
          {mine.act === 'ask' && (
            <a href="/dev/outcomes" target="_blank" rel="noopener">
              Outcomes
            </a>
          )}
        </p>
      )}
    </>
  )
}

interface StepsProps {
  readonly path: Path
  /** The step that is marked, as the QA script counts them. */
  readonly current: number | null
  readonly isWrong: boolean
  readonly onChoose: (step: number) => void
}

const Steps = ({ path, current, isWrong, onChoose }: StepsProps) => (
  <ol className="steps">
    <li aria-current={current === 1 ? 'step' : undefined}>
      {path.start}
      {path.how !== null && <small>{path.how}</small>}
    </li>
    {path.steps.map(({ words, how, value }, at) => (
      <li
        // oxlint-disable-next-line react/no-array-index-key -- the steps of a path never move
        key={at}
        aria-current={current === at + 2 ? 'step' : undefined}
        className={current === at + 2 && isWrong ? 'wrong' : undefined}
      >
        {words}{' '}
        <button type="button" className="target" onClick={() => onChoose(at + 2)}>
          → {valueText(value)}
        </button>
        {how !== null && <small>{how}</small>}
      </li>
    ))}
  </ol>
)

/** The paths of the machine's model, as its QA script numbers them, each to be played. */
export const Paths = ({ view, session }: { readonly view: View; readonly session: Session }) => {
  const player = usePlayer(view, session)
  const { definition, link, actor, go } = view
  const paths = use(pathsNamed(definition.id))
  const isFollowed = actor !== null && !actor.isGone && view.state.source.kind === 'live'
  if (paths.length === 0) return <p className="note">This machine has no model yet, and so no paths.</p>
  const stepOf = (path: Path): number | null => {
    const { playing } = player
    if (playing?.path === path)
      return playing.state === 'resting' || playing.state === 'waiting' ? playing.at + 1 : playing.at + 2
    return link.path === path.number ? (link.step ?? 1) : null
  }
  return (
    <ul className="paths">
      {paths.map((path) => (
        <li key={path.number}>
          <details open={link.path === path.number || player.playing?.path === path || undefined}>
            <summary>
              <strong>{path.number}</strong> {path.start} <small>{path.steps.length} steps</small>
            </summary>
            <Player path={path} player={player} isLive={isFollowed} />
            <Steps
              path={path}
              current={stepOf(path)}
              isWrong={player.playing?.path === path && player.playing.state === 'stopped'}
              onChoose={(step) => {
                const state = valueText(path.steps[step - 2]?.value).split(', ')[0] ?? null
                go({ machine: path.machine, path: path.number, step, state })
              }}
            />
          </details>
        </li>
      ))}
    </ul>
  )
}
