import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import { brand } from '../../../core/app/brand'
import type { downloadLinkMachine } from '../../../machines/marketing/downloadLink.machine'
import { useText } from '../../intl/useText'
import type { DownloadForm } from '../../marketing/DownloadForm'
import { useApp } from './AppContext'
import { fieldLook, formLook } from './download.styles'
import { loadStyles } from '../loading/onDemand'
import { partOf } from '../loading/useSlot'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const sendLook = button()
const stores = ['googlePlay', 'appStore'] as const

/** Links to the app's pages in the stores; a store without an address is not shown. */
export const StoreButtons = () => {
  const say = useText()
  return (
    <ul className={row}>
      {stores.map(
        (id) =>
          brand.stores[id] && (
            <li key={id}>
              <a href={brand.stores[id]} className={button({ tone: 'secondary' })} rel="noreferrer" target="_blank">
                {say(`app.download.${id}`)}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

interface Live {
  readonly Form: typeof DownloadForm
  readonly actor: ActorRefFrom<typeof downloadLinkMachine>
}

interface UntouchedProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onTouch: () => void
}

const Untouched = ({ field, onTouch }: UntouchedProps) => {
  const say = useText()
  // Whoever touched it before the page was alive does not touch it again.
  useEffect(() => {
    if (field.current?.matches(':focus')) field.current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }, [field])
  return (
    <form className={formLook}>
      <label className={fieldLook.root}>
        <span className={fieldLook.label}>{say('app.download.label')}</span>
        <input ref={field} type="tel" inputMode="numeric" className={fieldLook.input} onFocus={onTouch} />
      </label>
      <button type="submit" disabled className={sendLook}>
        {say('app.download.send')}
      </button>
    </form>
  )
}

/** A number to send the app's link to. The form comes alive when it is first touched and keeps what was typed until then. */
export const DownloadLink = () => {
  const { app } = useApp()
  const typed = useRef<HTMLInputElement>(null)
  const isWaking = useRef(false)
  const [live, setLive] = useState<Live | null>(null)
  const arrive = async () => {
    const [{ DownloadForm: Form }, actor] = await Promise.all([
      import('../../marketing/DownloadForm'),
      partOf<typeof downloadLinkMachine>(app, 'part.downloadLink'),
      loadStyles(),
    ])
    actor.send({ type: 'number.typed', text: typed.current?.value ?? '' })
    // At once: nothing can be typed between what was taken over and the form that shows it.
    flushSync(() => setLive({ Form, actor }))
  }
  const wake = () => {
    if (isWaking.current) return
    isWaking.current = true
    // Touching it again tries again.
    arrive().catch(() => {
      isWaking.current = false
    })
  }
  return live ? <live.Form actor={live.actor} /> : <Untouched field={typed} onTouch={wake} />
}
