import { useEffect, useState } from 'react'
import { Headset, Phone } from 'lucide-react'
import { css } from 'styled-system/css'
import type { EnquiryActor, enquiryMachine } from '../../machines/support/enquiry.machine'
import type { viewEnquiry } from '../../machines/support/enquiry.view'
import type { SlotActor } from '../app/loading/features'
import { type AppActor, useApp } from '../app/frame/AppContext'
import { Helpline } from '../app/Helpline'
import { partOf } from '../app/loading/useSlot'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { useView } from '../kit/useView'

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
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

const REACH_OUT = 'part.reachOut'

interface ReachOut {
  readonly actor: EnquiryActor
  readonly viewOf: typeof viewEnquiry
}

const fetchReachOut = async (app: AppActor): Promise<ReachOut> => {
  const [{ viewEnquiry: viewOf }, actor] = await Promise.all([
    import('../../machines/support/enquiry.view'),
    partOf<typeof enquiryMachine>(app, REACH_OUT),
  ])
  return { actor, viewOf }
}

/** The wish to be called: its logic arrives when somebody has it, or had it before their number was verified. */
const useReachOut = (goesOn: boolean) => {
  const { app } = useApp()
  const [reachOut, setReachOut] = useState<ReachOut | null>(null)
  const [arrival, setArrival] = useState<'none' | 'arriving' | 'failed'>(goesOn ? 'arriving' : 'none')
  useEffect(() => {
    if (goesOn) fetchReachOut(app).then(setReachOut, () => setArrival('failed'))
    // The page is opened anew for whoever has verified, and what waited for that is over.
    return () => (app.system.get(REACH_OUT) as SlotActor | undefined)?.send({ type: 'close' })
  }, [app, goesOn])
  const send = async () => {
    setArrival('arriving')
    try {
      const found = reachOut ?? (await fetchReachOut(app))
      setReachOut(found)
      found.actor.send({ type: 'send' })
    } catch {
      setArrival('failed')
    }
  }
  const view = useView(reachOut?.actor, (snapshot) => (reachOut && snapshot ? reachOut.viewOf(snapshot) : null))
  return {
    view,
    isBusy: view ? view.isSending : arrival === 'arriving',
    hasFailed: !view && arrival === 'failed',
    send,
  }
}

/** For those who do not know whom to see: one press and somebody calls. */
export const HelpBanner = ({ goesOn }: { readonly goesOn: boolean }) => {
  const say = useText()
  const { view, isBusy, hasFailed, send } = useReachOut(goesOn)
  const reason = view?.failure?.reason ?? null
  return (
    <section className={banner}>
      <Headset size={36} aria-hidden />
      <div className={words}>
        <h2>{say('home.help.title')}</h2>
        {/* The toast announces what was received. */}
        <p role={view?.isSent ? undefined : 'status'}>
          {view?.isSent
            ? say('support.form.sent.text', { reference: view.reference ?? '' })
            : view?.failure || hasFailed
              ? [say('support.form.notSent'), reason && say.fault(reason)].filter(Boolean).join(' ')
              : say('home.help.text')}
        </p>
      </div>
      <div className={actions}>
        {!view?.isSent && (
          <Button busy={isBusy} onClick={() => void send()}>
            {say('support.send.helpMeChoose')}
          </Button>
        )}
        <Helpline>
          {(number, href) => (
            <LinkButton tone="secondary" href={href}>
              <Phone size={20} aria-hidden />
              {say('home.help.call', { number })}
            </LinkButton>
          )}
        </Helpline>
      </div>
    </section>
  )
}
