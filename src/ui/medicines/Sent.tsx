import { css } from 'styled-system/css'
import { viewRequest } from '../../machines/medicines/request.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Success } from '../kit/art'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'
import { arrive, requestLook } from './request.styles'
import type { RequestActor } from './requestActor'

const centre = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12',
  paddingBlock: '24',
  textAlign: 'center',
  '& > svg': { width: '120', height: 'auto' },
  '& > p': { margin: '0' },
})
const answer = css({ fontSize: '18', fontWeight: 'semibold', lineHeight: 'caption' })
const actions = css({ display: 'grid', gap: '8', width: 'full', maxWidth: '[24rem]' })

/** The request is with the pharmacy: until when it answers, and what can be done meanwhile. */
export function Sent({ actor }: { readonly actor: RequestActor }) {
  const say = useText()
  const when = useWhen()
  const { placed, pharmacy } = useView(actor, viewRequest)
  const name = pharmacy?.name ?? ''
  const by = placed?.answerBy ?? null
  return (
    <div className={requestLook.page}>
      <div className={centre}>
        <Success />
        <h1 className={requestLook.title} tabIndex={-1} ref={arrive}>
          {say('medicines.sent')}
        </h1>
        <p className={answer}>
          {by === null
            ? say('medicines.answersSoon', { pharmacy: name })
            : say('medicines.answersBy', { pharmacy: name, time: when.within.at(by) })}
        </p>
        {placed && <p>{say('medicines.orderNumber', { number: placed.orderNo })}</p>}
        <div className={actions}>
          <Button size="lg" onClick={() => actor.send({ type: 'track' })}>
            {say('medicines.track')}
          </Button>
          <Button tone="secondary" onClick={() => actor.send({ type: 'close' })}>
            {say('medicines.toHome')}
          </Button>
        </div>
      </div>
    </div>
  )
}
