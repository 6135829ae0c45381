import { Share, X } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { brand } from '../../../core/app/brand'
import { viewFrame } from '../../../machines/app/frame.view'
import type { installMachine } from '../../../machines/app/install.machine'
import { viewInstall } from '../../../machines/app/platform.view'
import { useText } from '../../intl/useText'
import { Button } from '../../kit/Button'
import { IconButton } from '../../kit/IconButton'
import { useView } from '../../kit/useView'
import { useApp } from './AppContext'

const card = css({
  position: 'fixed',
  zIndex: 'sticky',
  insetInline: '16',
  insetBlockEnd: { base: '[calc(80px + env(safe-area-inset-bottom))]', desktop: '24' },
  display: 'grid',
  gridTemplateColumns: '[56px minmax(0, 1fr) auto]',
  columnGap: '16',
  rowGap: '12',
  alignItems: 'start',
  maxWidth: '[28rem]',
  marginInlineStart: 'auto',
  marginInlineEnd: { base: 'auto', desktop: '0' },
  padding: '16',
  border: 'line',
  borderRadius: '20',
  background: 'surface',
  boxShadow: 'overlay',
  '& h2': { margin: '0', fontSize: '16', lineHeight: 'heading' },
  '& p': { margin: '0', paddingBlockStart: '4', color: 'muted', fontSize: '14', lineHeight: 'caption' },
})
const icon = css({ width: '56', height: '56', borderRadius: '12' })
const actions = css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8' })

/** Suggests the home screen; where the browser cannot ask, it says how it is done by hand. */
export const InstallCard = ({ actor }: { readonly actor: ActorRefFrom<typeof installMachine> }) => {
  const { app } = useApp()
  const say = useText()
  const way = useView(actor, viewInstall)
  const isAtHome = useView(app, (snapshot) => ['home', 'landing'].includes(viewFrame(snapshot).route))
  if (way === null || !isAtHome) return null
  const onDismiss = () => actor.send({ type: 'dismiss' })
  return (
    <section className={card} aria-label={say('errors.install.label')}>
      <img src="/icons/icon-192.png" alt="" width="56" height="56" className={icon} />
      <div>
        <h2>{say('errors.install.title', { brand: brand.name })}</h2>
        <p>{say(way === 'asked' ? 'errors.install.text' : 'errors.install.ios')}</p>
      </div>
      <IconButton label={say('errors.install.no')} icon={<X size={20} aria-hidden />} onClick={onDismiss} />
      <div className={actions}>
        {way === 'asked' ? (
          <Button onClick={() => actor.send({ type: 'install' })}>{say('errors.install.yes')}</Button>
        ) : (
          <Button tone="secondary" onClick={onDismiss}>
            <Share size={20} aria-hidden />
            {say('errors.install.done')}
          </Button>
        )}
      </div>
    </section>
  )
}
