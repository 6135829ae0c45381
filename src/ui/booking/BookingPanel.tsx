import { CircleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { dayOf } from '../../core/kit/dates'
import type { bookingMachine } from '../../machines/booking/booking.machine'
import { type BookingView, viewBooking } from '../../machines/booking/booking.view'
import { useApp } from '../app/frame/AppContext'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { SelectField } from '../kit/SelectField'
import { Tabs } from '../kit/Tabs'
import { useView } from '../kit/useView'
import { BookingSkeleton } from './BookingSkeleton'
import { ChosenSlot } from './ChosenSlot'
import { DateStrip } from './DateStrip'
import { NoSlots } from './NoSlots'
import { SlotAlert } from './SlotAlert'
import { SlotGroups } from './SlotGroups'

export type BookingActor = ActorRefFrom<typeof bookingMachine>

const panel = css({ display: 'flex', flexDirection: 'column', gap: '16', minWidth: '0' })
const notice = css({
  display: 'flex',
  gap: '8',
  margin: '0',
  padding: '12',
  borderRadius: '8',
  background: 'bad.tint',
  color: 'bad',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: 0 },
})
const foot = css({
  position: 'sticky',
  insetBlockEnd: '-24',
  zIndex: 'raised',
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  marginInline: '-4',
  paddingInline: '4',
  paddingBlockStart: '12',
  paddingBlockEnd: '24',
  marginBlockEnd: '-24',
  borderBlockStart: 'line',
  background: 'surface',
})

/** Picking a way of consulting, a day and a slot of one doctor. */
export function BookingPanel({ actor }: { readonly actor: BookingActor }) {
  const say = useText()
  const money = useMoney()
  const { now } = useApp()
  const today = dayOf(now())
  const view = useView(actor, (snapshot) => viewBooking(snapshot, today))

  if (view.isArriving) return <BookingSkeleton label={say('booking.loading')} />
  if (view.fault)
    return (
      <ErrorState
        title={say('booking.failed')}
        message={say.fault(view.fault)}
        retryLabel={say('booking.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  return (
    <div className={panel}>
      {view.wasTaken && (
        // The toast announces it.
        <p className={notice}>
          <CircleAlert size={20} aria-hidden />
          {say('booking.wasTaken')}
        </p>
      )}
      {view.tabs.length > 0 ? (
        <Tabs
          label={say('booking.consultations')}
          chosen={view.consultation}
          onChoose={(consultation) => actor.send({ type: 'consultation.chosen', consultation })}
          tabs={view.tabs.map(({ id, fee, isOpen }) => ({
            id,
            name: say(`booking.${id}`),
            note: [
              fee && (fee.isOnly ? money(fee.lowest) : say('booking.feeFrom', { fee: money(fee.lowest) })),
              !isOpen && say('booking.none'),
            ]
              .filter(Boolean)
              .join(' · '),
            content: <Slots actor={actor} view={view} />,
          }))}
        />
      ) : (
        <Slots actor={actor} view={view} />
      )}
      {view.absence === null && (
        <div className={foot}>
          {view.slot && <ChosenSlot slot={view.slot} minutes={view.minutes} />}
          <Button
            wide
            size="lg"
            disabled={!view.canGoOn && !view.isVerifying && !view.isRefreshing}
            busy={view.isRefreshing}
            reason={say('booking.chooseSlot')}
            onClick={() => actor.send({ type: 'next' })}
          >
            {say('booking.next')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Slots({ actor, view }: { actor: BookingActor; view: BookingView }) {
  const say = useText()
  const alert = useView(actor, (snapshot) => snapshot.children.alert)
  if (view.absence !== null)
    return (
      <NoSlots
        absence={view.absence}
        consultation={view.consultation}
        alert={alert && <SlotAlert actor={alert} />}
        onChoose={(consultation) => actor.send({ type: 'consultation.chosen', consultation })}
      />
    )
  return (
    <div className={panel}>
      {view.clinics.length > 0 && (
        <SelectField
          label={say('booking.clinic')}
          placeholder={say('booking.allClinics')}
          options={view.clinics}
          value={view.clinicId ?? ''}
          onChange={(id) => actor.send({ type: 'clinic.chosen', clinicId: id || null })}
        />
      )}
      <DateStrip days={view.days} chosen={view.date} onChoose={(date) => actor.send({ type: 'date.chosen', date })} />
      <SlotGroups
        groups={view.groups}
        consultation={view.consultation}
        chosen={view.slotId}
        onChoose={(slotId) => actor.send({ type: 'slot.chosen', slotId })}
      />
    </div>
  )
}
