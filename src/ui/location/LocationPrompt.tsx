import { LocateFixed } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { viewLocationPrompt } from '../../machines/location/location.view'
import type { locationPromptMachine } from '../../machines/location/locationPrompt.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { PlaceArt } from './PlaceArt'

export type LocationPromptActor = ActorRefFrom<typeof locationPromptMachine>

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12',
  textAlign: 'center',
  '& > svg': { width: '120', height: 'auto' },
  '& > p': { margin: '0', maxWidth: '[26rem]' },
})
const note = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const answers = css({ display: 'flex', flexDirection: 'column', gap: '8', width: 'full', maxWidth: '[26rem]' })

/** Asks once whether the position may be used. */
export const LocationPrompt = ({ actor }: { readonly actor: LocationPromptActor }) => {
  const say = useText()
  const { isLocating } = useView(actor, viewLocationPrompt)
  const skip = () => actor.send({ type: 'skip' })
  return (
    <Modal
      open
      sticky
      onClose={skip}
      title={say('location.promptTitle')}
      closeLabel={say('location.close')}
      size="sm"
      sheet="low"
    >
      <div className={panel}>
        <PlaceArt />
        <p>{say('location.promptText')}</p>
        <p className={note}>{say('location.promptPrivacy')}</p>
        <div className={answers}>
          <Button wide size="lg" busy={isLocating} onClick={() => actor.send({ type: 'allow' })}>
            <LocateFixed size={20} aria-hidden />
            {say('location.allow')}
          </Button>
          <Button tone="quiet" wide onClick={skip}>
            {say('location.skip')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
