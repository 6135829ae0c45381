import {
  BedDouble,
  CalendarPlus,
  CalendarSync,
  FileText,
  Headset,
  Info,
  ListChecks,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Mic,
  PackageSearch,
  Phone,
  Receipt,
  RotateCcw,
  Share2,
  Store,
  Video,
} from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { SUPPORT_CHAT } from '../../core/chat/chat.params'
import type { CardAction } from '../../core/orders/order.actions'
import { type AppointmentOrder, isProviderOrder, isStayOrder, type Order } from '../../core/orders/orders'
import type { OrderButton, OrderButtons } from '../../machines/orders/orderActions.view'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { Button, type Tone } from '../kit/Button'
import { CalendarLink } from '../kit/CalendarLink'
import { LinkButton } from '../kit/LinkButton'
import { MenuButton } from '../kit/menu/MenuButton'

/** What a press on a card begins. */
export interface OrderPresses {
  readonly pay: (bookingId: string) => void
  readonly cancel: (order: Order) => void
  readonly move: (order: AppointmentOrder) => void
  /** Opens the order beside the list; it is being looked at already where there is none. */
  readonly track: ((order: Order) => void) | null
}

const icons: Partial<Record<CardAction, LucideIcon>> = {
  addToCalendar: CalendarPlus,
  reschedule: CalendarSync,
  directions: MapPin,
  testDevice: Mic,
  join: Video,
  message: MessageCircle,
  bookAgain: RotateCcw,
  orderAgain: RotateCcw,
  call: Phone,
  callWard: Phone,
  followUpCall: Phone,
  prescription: FileText,
  summary: FileText,
  update: BedDouble,
  track: PackageSearch,
  choosePharmacy: Store,
  seeOffer: ListChecks,
  bill: Receipt,
  prepare: ListChecks,
  openReport: FileText,
  share: Share2,
}

const iconOf = (action: CardAction): ReactNode => {
  const Icon = icons[action]
  return Icon && <Icon aria-hidden />
}

/** Whom an order is with, as its buttons name it. */
const withWhom = (order: Order, action: CardAction): string => {
  if (isProviderOrder(order)) return order.providerName
  if (isStayOrder(order)) return order.hospitalName
  const isOfClinic = action === 'directions' || action === 'call'
  return (isOfClinic ? order.clinicName : null) ?? order.doctorName
}

const isApp = (order: Order): order is AppointmentOrder => !isProviderOrder(order) && !isStayOrder(order)

/** What a button says, and what it is called where several stand on a page. */
const useWords = (order: Order) => {
  const say = useText()
  const money = useMoney()
  return (action: CardAction): { readonly words: string; readonly name: string } => {
    const whom = { name: withWhom(order, action) }
    const named = (words: string) => ({ words, name: say('orders.act.named', { action: words, ...whom }) })
    switch (action) {
      case 'pay': {
        const amount = money(isApp(order) ? order.finalAmount : 0)
        return { words: say('orders.pay', { amount }), name: say('orders.payNamed', { amount, ...whom }) }
      }
      case 'cancel':
        return isApp(order)
          ? { words: say('orders.cancel'), name: say('orders.cancelNamed', whom) }
          : named(say('orders.cancel'))
      case 'reschedule':
        return { words: say('orders.reschedule'), name: say('orders.rescheduleNamed', whom) }
      case 'directions':
        return { words: say('orders.directions'), name: say('orders.directionsNamed', whom) }
      case 'call':
        return isApp(order) && order.clinicPhone !== null
          ? { words: say('orders.callClinic'), name: say('orders.callClinicNamed', whom) }
          : named(say('orders.act.callProvider'))
      case 'prescription':
        return isApp(order)
          ? { words: say('orders.prescription'), name: say('orders.prescriptionNamed', whom) }
          : named(say('orders.prescription'))
      case 'bookAgain':
        return { words: say('orders.bookAgain'), name: say('orders.bookAgainNamed', whom) }
      case 'join':
        return { words: say('orders.join'), name: say('orders.join') }
      case 'callWard':
      case 'followUpCall':
      case 'update':
      case 'summary': {
        const words = say(action === 'followUpCall' ? 'orders.stay.followUp' : `orders.stay.${action}`)
        return { words, name: words }
      }
      case 'addToCalendar':
      case 'testDevice':
      case 'message':
      case 'track':
      case 'choosePharmacy':
      case 'seeOffer':
      case 'orderAgain':
      case 'bill':
      case 'prepare':
      case 'openReport':
      case 'share':
        return named(say(`orders.act.${action}`))
    }
  }
}

interface ActionProps {
  readonly order: Order
  readonly button: OrderButton
  readonly tone: Tone
  readonly on: OrderPresses
}

/** One button of an order. */
export const OrderAction = ({ order, button: { action, press }, tone, on }: ActionProps) => {
  const say = useText()
  const textOf = useWords(order)
  const { app } = useApp()
  const { words, name } = textOf(action)
  const Icon = icons[action]
  const face: ReactNode = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {words}
    </>
  )
  const look = { size: 'sm', tone, 'aria-label': name } as const
  switch (press.kind) {
    case 'address': {
      const isElsewhere = !press.href.startsWith('tel:')
      return (
        <LinkButton {...look} href={press.href} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
          {face}
        </LinkButton>
      )
    }
    case 'link':
      return (
        <Link href={press.to} {...(press.state && { state: press.state })} asChild>
          <LinkButton {...look}>{face}</LinkButton>
        </Link>
      )
    case 'calendar': {
      if (isStayOrder(order)) return null
      const isVisit = isProviderOrder(order)
      const startsAt = !isVisit
        ? order.startsAt
        : order.kind === 'test'
          ? (order.opensAt ?? order.bookedFor)
          : order.createdAt
      return (
        <CalendarLink
          id={order.id}
          title={isVisit ? order.providerName : order.doctorName}
          place={isVisit ? order.address : (order.clinicName ?? say('orders.video'))}
          startsAt={startsAt}
          endsAt={isVisit ? (order.closesAt ?? startsAt) : order.endsAt}
          label={words}
          tone={tone}
          size="sm"
        />
      )
    }
    case 'stay':
      return (
        <Button {...look} onClick={() => app.send({ type: 'open', feature: { id: 'overlay.ownStay', at: order.id } })}>
          {face}
        </Button>
      )
    case 'testDevice':
      return (
        <Button {...look} onClick={() => app.send({ type: 'open', feature: { id: 'overlay.deviceTest' } })}>
          {face}
        </Button>
      )
    case 'pay':
      return (
        <Button {...look} onClick={() => on.pay(order.id)}>
          {face}
        </Button>
      )
    case 'move':
      return (
        <Button {...look} onClick={() => isApp(order) && on.move(order)}>
          {face}
        </Button>
      )
    case 'cancel':
      return (
        <Button {...look} tone="quiet" onClick={() => on.cancel(order)}>
          {face}
        </Button>
      )
    case 'track': {
      const { track } = on
      return (
        track && (
          <Button {...look} onClick={() => track(order)}>
            {face}
          </Button>
        )
      )
    }
  }
}

interface OrderActionsProps {
  readonly order: Order
  readonly buttons: OrderButtons
  /** Nothing is awaited of it any more: its main action does not stand out. */
  readonly isOver: boolean
  readonly on: OrderPresses
  /** Stands after the actions of every order. */
  readonly further?: ReactElement | false
}

/** Where the actions take one row or the room is narrow, the menu ends the last row: it wraps with the action before it. */
const together = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minWidth: '0',
  '& > :not(:last-child)': { flexGrow: { base: '1', tablet: '0' } },
})

/** As many of the others as stand beside the main action; a telephone call gives way first. */
const BESIDE = 3

const inSight = (others: readonly OrderButton[]): readonly OrderButton[] =>
  others.length <= BESIDE
    ? others
    : others.toSorted((one, other) => Number(one.action === 'call') - Number(other.action === 'call')).slice(0, BESIDE)

/** The buttons of an order: what makes sense now first; what else there is stands in a menu, and who helps. */
export const OrderActions = ({ order, buttons: { main, others }, isOver, on, further }: OrderActionsProps) => {
  const say = useText()
  const textOf = useWords(order)
  const [, go] = useLocation()
  const { track } = on
  const shown = inSight(others)
  const isTracked = [main, ...shown].some((button) => button?.press.kind === 'track')
  const hidden = others.filter((button) => !shown.includes(button) && button.press.kind === 'address')
  const chosen = (id: string) => {
    if (id === 'details') return track?.(order)
    if (id === 'support') return go(SUPPORT_CHAT)
    const press = hidden.find(({ action }) => action === id)?.press
    if (press?.kind === 'address')
      window.open(press.href, press.href.startsWith('tel:') ? '_self' : '_blank', 'noopener')
  }
  const actionOf = (button: OrderButton) => (
    <OrderAction
      key={button.action}
      order={order}
      button={button}
      tone={button === main && !isOver ? 'primary' : 'secondary'}
      on={on}
    />
  )
  // What follows an order beside the list is not offered there again.
  const faces: readonly ReactNode[] = [
    ...[main, ...shown]
      .filter((button) => button !== null)
      .filter(({ press }) => press.kind !== 'track' || track !== null)
      .map(actionOf),
    ...(further ? [further] : []),
  ]
  const more = (
    <MenuButton
      size="sm"
      label={say('kit.menu.more', { name: withWhom(order, 'track') })}
      actions={[
        ...hidden.map(({ action }) => ({ id: action as string, name: textOf(action).words, icon: iconOf(action) })),
        ...(track && !isTracked ? [{ id: 'details', name: say('orders.details'), icon: <Info aria-hidden /> }] : []),
        { id: 'support', name: say('orders.support'), icon: <Headset aria-hidden /> },
      ]}
      onAction={chosen}
    />
  )
  // Of more actions on a card, the others keep to the row below on a phone: the menu stands beside the main one there.
  if (track !== null && faces.length > 2)
    return (
      <>
        {faces}
        {more}
      </>
    )
  return (
    <>
      {faces.slice(0, -1)}
      <span className={together}>
        {faces.at(-1)}
        {more}
      </span>
    </>
  )
}
