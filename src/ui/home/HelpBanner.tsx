import { useSelector } from '@xstate/react'
import { Headset, Phone } from 'lucide-react'
import { css } from 'styled-system/css'
import { brand, phoneLink } from '../../core/app/brand'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import { viewEnquiry } from '../../machines/support/enquiry.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'

const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16',
  padding: { base: '16', tablet: '24' },
  borderRadius: '20',
  background: 'calm.tint',
  '& > svg': { flexShrink: '0', color: 'calm' },
})
const words = css({
  flex: '[1 1 16rem]',
  '& > h2': { margin: '0', fontSize: '18', lineHeight: 'heading' },
  '& > p': { margin: '0', paddingBlockStart: '4', color: 'muted', fontSize: '14', lineHeight: 'caption' },
})
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** For those who do not know whom to see: one press and somebody calls. */
export const HelpBanner = ({ reachOut }: { readonly reachOut: EnquiryActor }) => {
  const say = useText()
  const view = viewEnquiry(useSelector(reachOut, (snapshot) => snapshot))
  return (
    <section className={banner}>
      <Headset size={36} aria-hidden />
      <div className={words}>
        <h2>{say('home.help.title')}</h2>
        <p role="status">
          {view.isSent
            ? say('support.form.sent.text', { reference: view.reference ?? '' })
            : view.failure
              ? [say('support.form.notSent'), view.failure.reason && say.fault(view.failure.reason)]
                  .filter(Boolean)
                  .join(' ')
              : say('home.help.text')}
        </p>
      </div>
      <div className={actions}>
        {!view.isSent && (
          <Button busy={view.isSending} onClick={() => reachOut.send({ type: 'send' })}>
            {say('support.send.helpMeChoose')}
          </Button>
        )}
        <LinkButton tone="secondary" href={phoneLink(brand.helpline)}>
          <Phone size={20} aria-hidden />
          {say('home.help.call', { number: brand.helpline })}
        </LinkButton>
      </div>
    </section>
  )
}
