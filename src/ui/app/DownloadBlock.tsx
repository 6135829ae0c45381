import { type RefObject, startTransition, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import { brand } from '../../core/app/brand'
import type { downloadLinkMachine } from '../../machines/marketing/downloadLink.machine'
import { loadTexts } from '../intl/texts'
import { useText } from '../intl/useText'
import type { DownloadForm } from '../marketing/DownloadForm'
import { useApp } from './AppContext'
import { fieldLook, formLook } from './download.look'
import { loadStyles } from './onDemand'

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
  /** Takes what was typed until the form was there. */
  readonly takeOver: () => void
}

const LiveForm = ({ live }: { readonly live: Promise<Live> }) => {
  const { Form, actor, takeOver } = use(live)
  useLayoutEffect(takeOver, [takeOver])
  return <Form actor={actor} />
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
  const { open } = useApp()
  const typed = useRef<HTMLInputElement>(null)
  const [live, setLive] = useState<Promise<Live> | null>(null)
  const arrive = async (field: HTMLInputElement | null): Promise<Live> => {
    const [{ DownloadForm: Form }, part] = await Promise.all([
      import('../marketing/DownloadForm'),
      open('downloadLink'),
      loadStyles(),
      loadTexts(['site']),
    ])
    const actor = part as Live['actor']
    return { Form, actor, takeOver: () => actor.send({ type: 'number.typed', text: field?.value ?? '' }) }
  }
  const wake = () => {
    const arriving = arrive(typed.current)
    startTransition(() => setLive(arriving))
    // Touching it again tries again.
    arriving.catch(() => setLive(null))
  }
  return <Suspense>{live ? <LiveForm live={live} /> : <Untouched field={typed} onTouch={wake} />}</Suspense>
}
