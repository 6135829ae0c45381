import {
  Ban,
  BellRing,
  CircleCheck,
  Clock4,
  MessageCircle,
  PhoneCall,
  Receipt,
  RotateCcw,
  Undo2,
  UserPen,
  UserX,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { phoneLink } from '../../core/app/brand'
import { teamChatOf } from '../../core/chat/chat.params'
import type { QueueStep } from '../../core/reception/reception'
import type { QueueDeed } from '../../core/reception/reception.rules'
import type { QueueRow } from '../../machines/reception/reception.view'
import { useApp } from '../app/frame/AppContext'
import { useAct } from '../app/frame/useSend'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { RowActions } from '../kit/RowActions'

const icons: Readonly<Partial<Record<QueueDeed | 'block' | 'phone' | 'chat' | 'correct', ReactNode>>> = {
  finish: <CircleCheck aria-hidden />,
  seat: <Clock4 aria-hidden />,
  recall: <BellRing aria-hidden />,
  return: <RotateCcw aria-hidden />,
  takeBack: <Undo2 aria-hidden />,
  noShow: <UserX aria-hidden />,
  take: <Wallet aria-hidden />,
  receipt: <Receipt aria-hidden />,
  block: <Ban aria-hidden />,
  correct: <UserPen aria-hidden />,
  phone: <PhoneCall aria-hidden />,
  chat: <MessageCircle aria-hidden />,
}
const letters: Readonly<Partial<Record<QueueDeed, string>>> = { arrive: 'A', finish: 'F', recall: 'R', noShow: 'S' }

/** What is done with the people of a list. */
export interface QueueDeeds {
  readonly isBusy: boolean
  /** Whether the team writes about the patient from here. */
  readonly hasChat: boolean
  readonly onStep: (id: string, step: QueueStep) => void
  readonly onTakeBack: (id: string, step: QueueStep) => void
  readonly onBill: (row: QueueRow) => void
  readonly onBlock: (row: QueueRow) => void
}

interface RowDeedsProps extends QueueDeeds {
  readonly data: QueueRow
  readonly patient: string
}

/** What is done next with somebody, and in a menu everything else. */
export const RowDeeds = ({ data, patient, isBusy, hasChat, onStep, onTakeBack, onBill, onBlock }: RowDeedsProps) => {
  const say = useText()
  const money = useMoney()
  const [, go] = useLocation()
  const { app } = useApp()
  const act = useAct()
  const { entry, next, others, mayBlock } = data
  const words = (deed: QueueDeed): string => {
    if (deed === 'take') return say('reception.step.take', { amount: money(entry.finalAmount) })
    if (deed === 'takeBack') return say('reception.step.takeBack', { step: entry.takeBack ?? 'none' })
    return deed === 'receipt' ? say('reception.bill.receipt') : say(`reception.step.${deed}`)
  }
  const correct = () => {
    const { memberId, name, age, gender } = entry
    const person = { name: name ?? '', age: age === null ? '' : String(age), gender }
    act('user.createPatient', () =>
      app.send({ type: 'open', feature: { id: 'overlay.correctPerson', at: JSON.stringify({ memberId, person }) } }),
    )
  }
  const take = (deed: QueueDeed) => {
    if (deed === 'take') act('opdReceptionWeb.receivePayment', () => onBill(data))
    else if (deed === 'receipt') act('opdReceptionWeb.billReceipt', () => onBill(data))
    else if (isBusy) return
    else if (deed !== 'takeBack') onStep(entry.id, deed)
    else if (entry.takeBack !== null) onTakeBack(entry.id, entry.takeBack)
  }
  return (
    <RowActions
      label={say('reception.more', { patient })}
      main={
        next && (
          <Button
            size="sm"
            tone="secondary"
            aria-disabled={isBusy || undefined}
            aria-label={say('reception.stepNamed', { step: words(next), patient })}
            onClick={() => take(next)}
          >
            {words(next)}
          </Button>
        )
      }
      actions={[
        ...others.map((deed) => ({
          id: deed,
          name: words(deed),
          icon: icons[deed],
          ...(letters[deed] && { shortcut: letters[deed] }),
          isDanger: deed === 'noShow',
        })),
        ...(entry.phoneNumber === null
          ? [{ id: 'correct' as const, name: say('reception.correct.open'), icon: icons.correct }]
          : [{ id: 'phone' as const, name: say('reception.call'), icon: icons.phone }]),
        ...(hasChat ? [{ id: 'chat' as const, name: say('reception.chat'), icon: icons.chat }] : []),
        ...(mayBlock
          ? [{ id: 'block' as const, name: say('reception.block', { patient }), icon: icons.block, isDanger: true }]
          : []),
      ]}
      onAction={(id) => {
        if (id === 'phone') window.open(phoneLink(entry.phoneNumber ?? ''), '_self')
        else if (id === 'chat') go(teamChatOf(entry.id))
        else if (id === 'block') onBlock(data)
        else if (id === 'correct') correct()
        else take(id)
      }}
    />
  )
}
