import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewDraft } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  margin: '0',
  minHeight: '20',
  color: 'muted',
  fontSize: '12',
  lineHeight: 'caption',
})

/** Where the draft is: on the server since when, or on this device alone until it is tried again. */
export const DraftState = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const when = useWhen()
  const child = useView(actor, (snapshot) => snapshot.children.draft)
  const { savedAt, isUnreachable } = useView(child, viewDraft)
  return (
    <div className={line}>
      {isUnreachable ? (
        <>
          {say('prescription.draft.onDevice')}
          <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'retry' })}>
            {say('app.retry')}
          </Button>
        </>
      ) : (
        savedAt !== null && say('prescription.draft.saved', { time: when.time(savedAt) })
      )}
    </div>
  )
}
