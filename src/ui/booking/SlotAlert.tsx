import { BellRing, CircleCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { slotAlertMachine } from '../../machines/booking/slotAlert.machine'
import { viewSlotAlert } from '../../machines/booking/slotAlert.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const block = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12',
  '& > p': { margin: '0', maxWidth: '[26rem]', color: 'muted', fontSize: '14', lineHeight: 'caption' },
})
const day = css({ display: 'block', color: 'ink', fontSize: '16', fontWeight: 'semibold' })
const isSet = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44',
  margin: '0',
  color: 'good',
  fontSize: '14',
  fontWeight: 'medium',
  textAlign: 'start',
  '& > svg': { flexShrink: 0 },
})
const arriving = css({ width: '240', height: '96' })
const problem = css({ color: 'bad!' })

/** When a doctor has slots again, and a notification of it for whoever asks. */
export function SlotAlert({ actor }: { readonly actor: ActorRefFrom<typeof slotAlertMachine> }) {
  const say = useText()
  const when = useWhen()
  const view = useView(actor, viewSlotAlert)
  if (view.isLoading) return <Skeleton className={arriving} />
  return (
    <div className={block}>
      {view.next && (
        <p>
          <span className={day}>{say('booking.nextSlotsOn', { day: when.within.day(view.next.at) })}</span>
          {say('booking.bookableFrom', { day: when.within.day(view.next.bookableFrom) })}
        </p>
      )}
      {view.next === null && <p>{say('booking.noDatesYet')}</p>}
      {view.isSet ? (
        <p className={isSet} role="status">
          <CircleCheck size={20} aria-hidden />
          {say('booking.alertSet')}
        </p>
      ) : (
        <Button
          busy={view.isAsking}
          disabled={!view.canAsk && !view.isAsking}
          onClick={() => actor.send({ type: 'ask' })}
        >
          <BellRing size={20} aria-hidden />
          {say('booking.notifyMe')}
        </Button>
      )}
      {view.fault && (
        <p className={problem} role="alert">
          {say.fault(view.fault)}
        </p>
      )}
    </div>
  )
}
