import { ChevronDown, MapPin } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { doctorsPath } from '../../core/doctors/specialities'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import { cities } from '../../core/location/cities'
import { useText } from '../intl/useText'
import { Menu } from './Menu'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '4',
  width: '[26rem]',
  maxWidth: '[calc(100vw - 48px)]',
  margin: '0',
  padding: '0',
  listStyle: 'none',
})
const heading = css({
  margin: '0',
  paddingInline: '12',
  paddingBlockStart: '8',
  fontSize: '16',
  fontWeight: 'semibold',
})
const help = css({
  margin: '0',
  paddingInline: '12',
  paddingBlockEnd: '8',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
})
const entry = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44',
  paddingInline: '12',
  borderRadius: '8',
  color: 'ink',
  fontSize: '14',
  textDecoration: 'none',
  _hover: { background: 'tint', color: 'primary.pressed' },
  '&[aria-current=true]': { background: 'brand.tint', color: 'primary.pressed', fontWeight: 'semibold' },
})
const pin = css({ color: 'primary' })

/** Where doctors are looked for; a city leads to its doctors. */
export const LocationMenu = ({ city }: { readonly city: string | null }) => {
  const say = useText()
  return (
    <Menu
      side="start"
      label={city ? say('app.location.menu', { city }) : say('app.location.none')}
      opener={
        <>
          <MapPin size={16} aria-hidden className={pin} />
          {cutText(city ?? say('app.location.none'), TEXT_CUT.locationChip)}
          <ChevronDown size={16} aria-hidden />
        </>
      }
    >
      <p className={heading}>{say('app.location.choose')}</p>
      <p className={help}>{say('app.location.help')}</p>
      <ul className={list}>
        {cities.map(({ name }) => (
          <li key={name}>
            <Link href={doctorsPath({ city: name })} className={entry} aria-current={name === city || undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
