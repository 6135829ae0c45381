import { MessagesSquare, Phone } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { brand } from '../../../core/app/brand'
import { routes } from '../../../core/app/routes'
import { SUPPORT_CHAT } from '../../../core/chat/chat.params'
import { viewFrame } from '../../../machines/app/frame.view'
import { doctorsPath } from '../../../core/doctors/specialities'
import { useText } from '../../intl/useText'
import { Logo } from '../../kit/art.first'
import { useView } from '../../kit/useView'
import { useApp } from './AppContext'
import { Link, useMayVisit } from './Link'
import { ChatLink } from './ChatLink'
import { DownloadLink, StoreButtons } from './DownloadBlock'
import { Helpline } from '../Helpline'
import { SocialLinks } from '../SocialLinks'

const columns = [
  { id: 'care', links: ['findDoctor', 'medicines', 'testReports', 'medicalRecords', 'healthHub'] },
  { id: 'practice', links: ['aboutUs', 'appFeature', 'partnerWithUs', 'careers'] },
  { id: 'help', links: ['contactUs', 'faq', 'terms', 'privacy'] },
] as const

const popular = [
  { speciality: 'spine-surgery', city: 'Ahmedabad' },
  { speciality: 'headache-migraine', city: 'Mumbai' },
  { speciality: 'neurosurgery', city: 'Kolkata' },
  { speciality: 'epilepsy', city: 'Bengaluru' },
  { speciality: 'movement-disorders', city: 'Pune' },
  { speciality: 'stroke-neurovascular', city: 'Hyderabad' },
] as const

const ground = css({ marginBlockStart: '64', borderBlockStart: 'line', background: 'surface' })
const top = cx(
  container(),
  css({
    display: 'grid',
    gap: '32',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', desktop: '[1.6fr 1fr 1fr 1fr]' },
    paddingBlock: { base: '32', desktop: '48' },
  }),
)
const about = css({ gridColumn: { base: '[1 / -1]', desktop: 'auto' }, maxWidth: '320', '& > p': { margin: '0' } })
const blurb = css({ paddingBlock: '12', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const support = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  width: '[fit-content]',
  minHeight: '52',
  color: 'ink',
  textDecoration: 'none',
  '& > svg': { color: 'primary' },
  _hover: { color: 'primary' },
})
const supportWords = css({
  display: 'flex',
  flexDirection: 'column',
  fontSize: '12',
  lineHeight: 'caption',
  '& > strong': { fontSize: '16', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
})
const heading = css({ margin: '0', paddingBlockEnd: '8', fontSize: '14' })
const list = css({ margin: '0', padding: '0', listStyle: 'none' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '44', desktop: '32' },
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
  textDecoration: 'none',
  _hover: { color: 'primary', textDecoration: 'underline' },
})
const download = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '32',
  rowGap: '16',
  marginBlockEnd: '32',
  padding: { base: '16', tablet: '24' },
  borderRadius: '12',
  background: 'tint',
})
const searches = cx(container(), css({ paddingBlockEnd: '24' }))
const row = cx(list, css({ display: 'flex', flexWrap: 'wrap', columnGap: '24' }))
const foot = css({ background: 'tint', borderBlockStart: 'line' })
const footRow = cx(
  container(),
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '24',
    paddingBlock: '16',
    color: 'muted',
    fontSize: '14',
    lineHeight: 'caption',
    '& > p': { margin: '0' },
  }),
)

export const Footer = ({ className }: { readonly className: string }) => {
  const say = useText()
  const { app } = useApp()
  const person = useView(app, (snapshot) => viewFrame(snapshot).person)
  const mayVisit = useMayVisit()
  const shown = columns
    .map(({ id, links }) => ({ id, links: links.filter((name) => mayVisit(routes[name].path)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <footer className={className} aria-label={say('app.footer.label', { brand: brand.name })}>
      <div className={ground}>
        <div className={top}>
          <div className={about}>
            <Logo name={brand.name} />
            <p className={blurb}>{say('app.footer.about')}</p>
            <Helpline>
              {(number, href) => (
                <a className={support} href={href}>
                  <Phone size={24} aria-hidden />
                  <span className={supportWords}>
                    {say('app.footer.support')}
                    <strong>{number}</strong>
                  </span>
                </a>
              )}
            </Helpline>
            <ChatLink person={person} path={SUPPORT_CHAT} className={support}>
              <MessagesSquare size={24} aria-hidden />
              <span className={supportWords}>
                {say('app.footer.chat.text')}
                <strong>{say('app.footer.chat')}</strong>
              </span>
            </ChatLink>
          </div>
          {shown.map(({ id, links }) => (
            <nav key={id} aria-labelledby={`footer-${id}`}>
              <h2 id={`footer-${id}`} className={heading}>
                {say(`app.footer.${id}`)}
              </h2>
              <ul className={list}>
                {links.map((name) => (
                  <li key={name}>
                    <Link href={routes[name].path} className={link}>
                      {say(`app.link.${name}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={container()}>
          <section className={download} aria-labelledby="footer-download">
            <div>
              <h2 id="footer-download" className={heading}>
                {say('app.download.title')}
              </h2>
              <DownloadLink />
            </div>
            <StoreButtons />
          </section>
        </div>
        {mayVisit(routes.findDoctor.path) && (
          <nav className={searches} aria-labelledby="footer-popular">
            <h2 id="footer-popular" className={heading}>
              {say('app.footer.popular')}
            </h2>
            <ul className={row}>
              {popular.map(({ speciality, city }) => (
                <li key={speciality}>
                  <Link href={doctorsPath({ speciality, city })} className={link}>
                    {say('app.footer.popular.item', { speciality: say(`app.speciality.${speciality}`), city })}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <SocialLinks looks={{ searches, heading, row, link }} />
        <div className={foot}>
          <div className={footRow}>
            <p>{say('app.footer.copyright', { brand: brand.name })}</p>
            <p>{say('app.footer.emergency')}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}
