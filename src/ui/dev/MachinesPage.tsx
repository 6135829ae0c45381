import type { AnyStateMachine } from 'xstate'
import { css } from 'styled-system/css'
import { container, hstack, stack } from 'styled-system/patterns'
import { registry } from '../../machines/registry'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { LinkButton } from '../kit/LinkButton'
import { Chart } from './Chart'
import { type LiveActor, useInspected } from './useInspected'

const heading = css({ textStyle: 'heading' })
const caption = css({ textStyle: 'caption', color: 'muted', overflowWrap: 'anywhere' })
const machines: readonly (readonly [string, AnyStateMachine])[] = Object.entries(registry) as never

const Live = ({ actor, onSend }: { readonly actor: LiveActor; readonly onSend: (event: string) => void }) => {
  const say = useText()
  return (
    <Card as="li" className={stack({ gap: '8' })}>
      <h3 className={css({ textStyle: 'subheading' })}>
        {actor.machine} <code>{JSON.stringify(actor.value)}</code>
      </h3>
      <div className={hstack({ gap: '8', flexWrap: 'wrap' })}>
        {actor.next.map((event) => (
          <Button key={event} size="sm" tone="secondary" onClick={() => onSend(event)}>
            {event}
          </Button>
        ))}
      </div>
      <p className={caption}>{say('dev.log', { events: actor.log.join(' · ') })}</p>
    </Card>
  )
}

/** Every machine drawn; the live ones of inspected tabs with their state, log and next events. */
export const MachinesPage = () => {
  const say = useText()
  const { actors, send } = useInspected()
  return (
    <div className={container({ display: 'flex', flexDirection: 'column', gap: '24', paddingBlock: '24' })}>
      <div className={hstack({ justifyContent: 'space-between', flexWrap: 'wrap', gap: '16' })}>
        <h1 className={css({ textStyle: 'title' })}>{say('dev.title')}</h1>
        <LinkButton href="/?inspect=1" target="_blank" rel="opener" tone="secondary">
          {say('dev.open')}
        </LinkButton>
      </div>
      <section className={stack({ gap: '16' })}>
        <h2 className={heading}>{say('dev.live', { count: actors.length })}</h2>
        {actors.length === 0 && <p className={caption}>{say('dev.nobody')}</p>}
        <ul className={stack({ gap: '12' })}>
          {actors.map((actor) => (
            <Live key={actor.actor} actor={actor} onSend={(event) => send(actor.actor, event)} />
          ))}
        </ul>
      </section>
      <section className={stack({ gap: '16' })}>
        <h2 className={heading}>{say('dev.all', { count: machines.length })}</h2>
        {machines.map(([name, machine]) => (
          <details key={name}>
            <summary className={css({ textStyle: 'subheading', cursor: 'pointer' })}>{name}</summary>
            <Chart node={machine.root} value={actors.find((actor) => actor.machine === machine.id)?.value} />
          </details>
        ))}
      </section>
    </div>
  )
}
