import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { PaymentFailed as Drawing } from '../kit/art'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'

interface PaymentFailedProps {
  /** The server's words, when it had any. */
  message: string | null
  isRetrying: boolean
  onRetry: () => void
  onClose: () => void
}

const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  '& > svg': { width: '120', height: 'auto', alignSelf: 'center' },
  '& > p': { margin: '0', textAlign: 'center', fontWeight: 'medium' },
})
const box = css({ padding: '16', borderRadius: '12', background: 'paper', fontSize: '14', lineHeight: 'caption' })
const heading = css({ margin: '0', marginBlockEnd: '8', color: 'muted' })
const list = css({ display: 'grid', gap: '4', margin: '0', paddingInlineStart: '24', listStyle: 'disc' })

/** The payment did not go through: why that can be, and another try. */
export function PaymentFailed({ message, isRetrying, onRetry, onClose }: PaymentFailedProps) {
  const say = useText()
  return (
    <Modal
      open
      onClose={onClose}
      title={say('payment.failed')}
      closeLabel={say('payment.close')}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {say('payment.close')}
          </Button>
          <Button disabled={isRetrying} onClick={onRetry}>
            {say(isRetrying ? 'payment.retrying' : 'payment.retryPayment')}
          </Button>
        </>
      }
    >
      <div className={body}>
        <Drawing />
        <p>{message ?? say('payment.failedText')}</p>
        <div className={box}>
          <p className={heading}>{say('payment.reasons')}</p>
          <ul className={list}>
            <li>{say('payment.reason.funds')}</li>
            <li>{say('payment.reason.card')}</li>
            <li>{say('payment.reason.network')}</li>
            <li>{say('payment.reason.declined')}</li>
          </ul>
        </div>
      </div>
    </Modal>
  )
}
