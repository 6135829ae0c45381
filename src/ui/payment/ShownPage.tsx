import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '16', '& > *': { margin: '0' } })
const title = css({ textStyle: 'heading' })
const text = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const frame = css({ width: 'full', height: '320', border: 'line', borderRadius: '12', background: 'surface' })
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8' })

/** A payment page without a form: its sanitised words in a frame in which nothing can run. */
export function ShownPage({ markup, onRetry, onClose }: { markup: string; onRetry: () => void; onClose: () => void }) {
  const say = useText()
  return (
    <div className={stack}>
      <h1 className={title}>{say('payment.page')}</h1>
      <p className={text}>{say('payment.pageText')}</p>
      <iframe title={say('payment.page')} sandbox="" srcDoc={markup} className={frame} />
      <div className={actions}>
        <Button tone="secondary" onClick={onClose}>
          {say('payment.close')}
        </Button>
        <Button onClick={onRetry}>{say('payment.retryPayment')}</Button>
      </div>
    </div>
  )
}
