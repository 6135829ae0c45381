import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import { dayOf } from '../../core/kit/dates'
import { viewBooking } from '../../machines/booking/booking.view'
import { useApp } from '../app/AppContext'
import type { BookingActor } from '../booking/BookingPanel'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Money } from '../kit/Money'

const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', lineHeight: 'caption' })
const small = css({ color: 'muted', fontSize: '12' })
const strong = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })

/** The first free slot of the chosen day, or the slot that was chosen. */
export function NextSlot({ actor }: { readonly actor: BookingActor }) {
  const say = useText()
  const when = useWhen()
  const { now } = useApp()
  const today = dayOf(now())
  const { slot, groups } = useSelector(actor, (snapshot) => viewBooking(snapshot, today))
  const first =
    slot ?? groups.flatMap(({ parts }) => parts.flatMap(({ slots }) => slots)).find((each) => !each.isBooked)
  if (!first) return <span />
  return (
    <span className={words}>
      <span className={strong}>
        <Money paise={first.fee} />
      </span>
      <span className={small}>{say('doctors.next', { when: when.at(first.startsAt) })}</span>
    </span>
  )
}
