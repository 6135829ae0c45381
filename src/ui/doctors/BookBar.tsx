import { css } from 'styled-system/css'
import { dayOf } from '../../core/kit/dates'
import { viewBooking } from '../../machines/booking/booking.view'
import { useApp } from '../app/frame/AppContext'
import type { BookingActor } from '../booking/BookingPanel'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { Money } from '../kit/Money'
import { StickyBar } from '../kit/StickyBar'
import { useView } from '../kit/useView'

const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', lineHeight: 'caption' })
const small = css({ color: 'muted', fontSize: '12' })
const strong = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })

/** Its words stay on one line, but for the narrowest phones. */
const action = css({ flexShrink: { base: '0', _narrow: '1' }, whiteSpace: { base: 'nowrap', _narrow: 'normal' } })

interface BookBarProps {
  readonly actor: BookingActor
  readonly onOpen: () => void
}

/** The bar below a doctor's page: the first free slot of the chosen day, or the slot that was chosen, and the way to all. */
export function BookBar({ actor, onOpen }: BookBarProps) {
  const say = useText()
  const when = useWhen()
  const { now } = useApp()
  const today = dayOf(now())
  const { slot, groups, absence, isArriving, tabs } = useView(actor, (snapshot) => viewBooking(snapshot, today))
  const first =
    slot ?? groups.flatMap(({ parts }) => parts.flatMap(({ slots }) => slots)).find((each) => !each.isBooked)
  const closed = tabs.find(({ isOpen }) => !isOpen)
  const isWithout = absence === 'everywhere' && !isArriving
  return (
    <StickyBar>
      {isWithout && <span className={words}>{say('doctors.noneOpen')}</span>}
      {!isWithout && !first && <span />}
      {first && (
        <span className={words}>
          <span className={strong}>
            <Money paise={first.fee} />
          </span>
          <span className={small}>{say('doctors.next', { when: when.within.at(first.startsAt) })}</span>
          {closed && (
            <span className={small}>{say(closed.id === 'video' ? 'doctors.noVideo' : 'doctors.noClinic')}</span>
          )}
        </span>
      )}
      <span className={action}>
        <Button size="lg" tone={isWithout ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={onOpen}>
          {say(isWithout ? 'doctors.whenOpen' : 'doctors.book')}
        </Button>
      </span>
    </StickyBar>
  )
}
