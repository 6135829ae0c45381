import { CircleHelp, Mail, Phone, TriangleAlert } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import type { ActorRefFrom } from 'xstate'
import { brand } from '../../core/app/brand'
import type { contactMachine } from '../../machines/support/contact.machine'
import { viewContact } from '../../machines/support/contact.view'
import { Helpline } from '../app/Helpline'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Tabs } from '../kit/Tabs'
import * as look from '../app/frame/site.styles'
import { useView } from '../kit/useView'
import { EnquiryForm } from './EnquiryForm'
import { HelpArt } from './HelpArt'

const page = cx(
  container(),
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '16', desktop: '48' },
    paddingBlock: { base: '16', desktop: '32' },
  }),
)
const grid = css({
  display: 'grid',
  alignItems: 'start',
  gap: { base: '32', desktop: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
})
const text = css({ margin: '0', marginBlockEnd: '16', maxWidth: 'prose', color: 'muted' })
const ways = css({ display: 'grid', gap: '12', margin: '0', padding: '0', listStyle: 'none' })
const way = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  minHeight: '44',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  color: 'ink',
  textDecoration: 'none',
  '& > svg': { flexShrink: '0', color: 'primary' },
  '& > span': { display: 'grid', minWidth: '0', overflowWrap: 'anywhere' },
  '& small': { color: 'muted', fontSize: '14', lineHeight: 'caption' },
  '& strong': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  _hover: { background: 'paper', borderColor: 'ink' },
})
const emergency = css({
  display: 'flex',
  gap: '12',
  padding: '16',
  borderRadius: '12',
  background: 'bad.tint',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: '0', color: 'bad' },
})
const art = css({
  display: { base: 'none', desktop: 'block' },
  '& > svg': { width: '320', height: 'auto', marginInline: 'auto' },
})

const Direct = () => {
  const say = useText()
  return (
    <aside className={look.group} aria-labelledby="direct">
      <div className={look.groupHead}>
        <h2 id="direct">{say('support.contact.direct')}</h2>
      </div>
      <ul className={ways}>
        <Helpline>
          {(number, href) => (
            <li>
              <a href={href} className={way}>
                <Phone size={24} aria-hidden />
                <span>
                  <strong>{number}</strong>
                  <small>{say('support.contact.call.text')}</small>
                </span>
              </a>
            </li>
          )}
        </Helpline>
        {brand.email && (
          <li>
            <a href={`mailto:${brand.email}`} className={way}>
              <Mail size={24} aria-hidden />
              <span>
                <strong>{brand.email}</strong>
                <small>{say('support.contact.mail.text')}</small>
              </span>
            </a>
          </li>
        )}
        <li>
          <Link href="/faq" className={way}>
            <CircleHelp size={24} aria-hidden />
            <span>
              <strong>{say('support.contact.faq.go')}</strong>
              <small>{say('support.contact.faq.text')}</small>
            </span>
          </Link>
        </li>
      </ul>
      <p className={emergency}>
        <TriangleAlert size={20} aria-hidden />
        {say('support.contact.emergency')}
      </p>
    </aside>
  )
}

/** The ways of writing to us, and of reaching us otherwise. */
export const ContactPage = ({ actor }: { readonly actor: ActorRefFrom<typeof contactMachine> }) => {
  const say = useText()
  const { ways: forms, chosen, enquiry } = useView(actor, viewContact)
  const form = enquiry && (
    <div className={look.panel}>
      <p className={text}>{say(`support.contact.${chosen}.text`)}</p>
      <EnquiryForm key={chosen} actor={enquiry} />
    </div>
  )
  return (
    <div className={page}>
      <section className={look.hero}>
        <div className={look.heroWords}>
          <h1 className={cx(look.title, look.namedByBar)}>{say('support.contact.title')}</h1>
          <p className={look.lead}>{say('support.contact.intro')}</p>
        </div>
        <div className={art}>
          <HelpArt />
        </div>
      </section>
      <div className={grid}>
        {forms.length > 1 ? (
          <Tabs
            label={say('support.contact.ways')}
            chosen={chosen}
            onChoose={(id) => actor.send({ type: 'form.chosen', form: id })}
            tabs={forms.map((id) => ({ id, name: say(`support.contact.${id}`), content: id === chosen && form }))}
          />
        ) : (
          form
        )}
        <Direct />
      </div>
    </div>
  )
}
