import { Banknote, CircleCheck, type LucideIcon, Undo2, Wallet } from 'lucide-react'
import { type PaymentLook, paymentLooks, type ShownPayment } from '../../core/payment/payment.status'
import { useText } from '../intl/useText'
import { Badge } from './Badge'
import { Money } from './Money'

const icons: Readonly<Record<PaymentLook['icon'], LucideIcon>> = {
  wallet: Wallet,
  circleCheck: CircleCheck,
  undo: Undo2,
  banknote: Banknote,
}

interface PaymentChipProps {
  readonly status: ShownPayment
  /** The sum in paise, where it stands nowhere else. */
  readonly paise?: number
}

/** The state of a payment in colour, drawing and word, from the core's table. */
export const PaymentChip = ({ status, paise }: PaymentChipProps) => {
  const say = useText()
  const { tone, icon } = paymentLooks[status]
  const Icon = icons[icon]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <span>
        {say(`kit.payment.${status}`)}
        {paise !== undefined && (
          <>
            {' '}
            <Money paise={paise} />
          </>
        )}
      </span>
    </Badge>
  )
}
