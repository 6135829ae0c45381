import { Headset, Phone } from 'lucide-react'
import { css } from 'styled-system/css'
import { brand, phoneLink } from '../../core/app/brand'
import { useText } from '../intl/useText'
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

/** For those who do not know whom to see: someone to ask. */
export const HelpBanner = () => {
  const say = useText()
  return (
    <section className={banner}>
      <Headset size={36} aria-hidden />
      <div className={words}>
        <h2>{say('home.help.title')}</h2>
        <p>{say('home.help.text')}</p>
      </div>
      <LinkButton tone="secondary" href={phoneLink(brand.helpline)}>
        <Phone size={20} aria-hidden />
        {say('home.help.call', { number: brand.helpline })}
      </LinkButton>
    </section>
  )
}
