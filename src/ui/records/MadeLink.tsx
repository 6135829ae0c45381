import { Copy, Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { shortName } from '../../core/kit/text'
import { loginOf } from '../../machines/app/app.view'
import type { viewRecordShare } from '../../machines/records/recordShare.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { useView } from '../kit/useView'

const look = css({
  display: 'grid',
  gap: '12',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'good.tint',
  overflowWrap: 'anywhere',
  '& > *': { minWidth: '0', margin: '0' },
})
const address = css({ fontSize: '14', lineHeight: 'caption', userSelect: 'all' })
const quiet = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const digits = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', letterSpacing: '[0.2em]' })
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })

/** A link that was just made, and the ways to send it on. A message says who shares, so that it is opened, and not what. */
export const MadeLink = ({ made }: { readonly made: NonNullable<ReturnType<typeof viewRecordShare>['made']> }) => {
  const say = useText()
  const [isCopied, setCopied] = useState(false)
  const url = new URL(made.url, location.origin).href
  const sharer = useView(useApp().app, loginOf)?.name ?? null
  const message =
    sharer === null
      ? `${say('records.share.subject')}: ${url}`
      : say('records.share.message', { name: shortName(sharer), url })
  return (
    <section className={look} aria-label={say('records.share.madeFor', { name: made.name })}>
      <p>{say('records.share.madeFor', { name: made.name })}</p>
      <p className={address} dir="ltr">
        {url}
      </p>
      {made.code !== null && (
        <p>{say.rich('records.share.code', { code: <span className={digits}>{made.code}</span> })}</p>
      )}
      <div className={ways}>
        <LinkButton
          tone="secondary"
          target="_blank"
          rel="noopener noreferrer"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        >
          <MessageCircle size={20} aria-hidden />
          {say('records.share.whatsapp')}
        </LinkButton>
        <LinkButton
          tone="secondary"
          href={`mailto:?subject=${encodeURIComponent(say('records.share.subject'))}&body=${encodeURIComponent(message)}`}
        >
          <Mail size={20} aria-hidden />
          {say('records.share.mail')}
        </LinkButton>
        <Button tone="secondary" onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}>
          <Copy size={20} aria-hidden />
          {say('records.share.copy')}
        </Button>
        <span role="status" className={quiet}>
          {isCopied && say('records.share.copied')}
        </span>
      </div>
      <p className={quiet}>{say('records.share.once')}</p>
    </section>
  )
}
