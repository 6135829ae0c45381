import { ArrowLeft, CircleHelp, Mail, Phone } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { brand, phoneLink } from '../../core/app/brand'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { row, type SettingsActor } from './settings.look'

const list = css({ display: 'grid', gap: '12', justifyItems: 'start', '& > *': { margin: '0' } })
const note = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** Whom those who work here turn to. */
export const HelpAndSupport = ({ actor }: { readonly actor: SettingsActor }) => {
  const say = useText()
  const close = () => actor.send({ type: 'close' })
  return (
    <div className={list}>
      <p>{say('settings.helpLead')}</p>
      <a className={row} href={phoneLink(brand.helpline)}>
        <Phone size={24} aria-hidden />
        <span>{say('settings.call', { number: brand.helpline })}</span>
      </a>
      <Link className={row} href="/faq" onClick={close}>
        <CircleHelp size={24} aria-hidden />
        <span>{say('settings.faq')}</span>
      </Link>
      <Link className={row} href="/contact-us" onClick={close}>
        <Mail size={24} aria-hidden />
        <span>{say('settings.contact')}</span>
      </Link>
      <p className={note}>{say('settings.emergency')}</p>
      <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'back' })}>
        <ArrowLeft size={20} aria-hidden />
        {say('settings.back')}
      </Button>
    </div>
  )
}
