import { BadgeIndianRupee, MessagesSquare, Phone, Truck } from 'lucide-react'
import { css } from 'styled-system/css'
import { brand } from '../../core/app/brand'
import { useText } from '../intl/useText'

/** One that names the helpline is made where there is one. */
const offers = [
  { id: 'first', Icon: BadgeIndianRupee },
  { id: 'delivery', Icon: Truck },
  { id: 'chat', Icon: MessagesSquare },
  { id: 'helpline', Icon: Phone },
] as const

const section = css({ display: 'grid', gap: '12', '& > h2': { margin: '0', textStyle: 'heading' } })
const list = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '12',
    padding: '12',
    border: 'line',
    borderRadius: '12',
    background: 'surface',
    fontSize: '14',
    fontWeight: 'medium',
    lineHeight: 'caption',
  },
  '& svg': { flexShrink: '0', color: 'primary' },
})

/** What is always offered. */
export const Offers = () => {
  const say = useText()
  return (
    <section className={section} aria-labelledby="offers">
      <h2 id="offers">{say('site.offers.title')}</h2>
      <ul className={list}>
        {offers
          .filter(({ id }) => id !== 'helpline' || brand.helpline !== '')
          .map(({ id, Icon }) => (
            <li key={id}>
              <Icon size={24} aria-hidden />
              {say(`site.offers.${id}`)}
            </li>
          ))}
      </ul>
    </section>
  )
}
