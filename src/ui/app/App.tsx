import { useSelector } from '@xstate/react'
import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { Router } from 'wouter'
import { currentTexts, onTexts } from '../intl/texts'
import { AppContext, type AppValue } from './AppContext'
import { Frame } from './Frame'
import { useAddress } from './navigation'
import { onDemand } from './onDemand'
import { PageSwitch } from './PageSwitch'

const LoginModal = onDemand(async () => (await import('../session/LoginModal')).LoginModal)
const ProfilePrompt = onDemand(async () => (await import('../members/ProfilePrompt')).ProfilePrompt)
const HelpDialog = onDemand(async () => (await import('../support/HelpDialog')).HelpDialog)
const Notices = onDemand(async () => (await import('./Notices')).Notices)

/** Spoken language; the others join with their catalogues. */
const LOCALE = 'en-IN'

const Texts = ({ children }: { readonly children: ReactNode }) => {
  const messages = useSyncExternalStore(onTexts, currentTexts, currentTexts)
  return (
    <IntlProvider locale={LOCALE} defaultLocale={LOCALE} messages={messages}>
      {children}
    </IntlProvider>
  )
}

/** The whole client around its root actor. */
export const App = ({ app, now, open }: AppValue) => {
  const value = useMemo(() => ({ app, now, open }), [app, now, open])
  // A painted page and its hydration agree on the address they were drawn for.
  const firstPath = useMemo(() => app.getSnapshot().context.place?.path ?? '/', [app])
  const isVerifying = useSelector(
    app,
    (snapshot) =>
      snapshot.hasTag('verifying') &&
      snapshot.context.place?.route !== 'verifyMobile' &&
      snapshot.context.width === 'desktop',
  )
  const isStarted = useSelector(app, (snapshot) => snapshot.context.isSettled)
  const help = useSelector(app, (snapshot) => snapshot.context.parts['help'])
  const isCompleting = useSelector(app, (snapshot) => snapshot.hasTag('completing'))
  return (
    <AppContext value={value}>
      <Texts>
        {/* oxlint-disable-next-line react/hooks -- the router takes its address as a hook */}
        <Router hook={useAddress} ssrPath={firstPath}>
          <Frame>
            <PageSwitch />
          </Frame>
          <Suspense>
            {isVerifying && <LoginModal />}
            {isCompleting && <ProfilePrompt />}
            {help && <HelpDialog actor={help} />}
            {isStarted && <Notices />}
          </Suspense>
        </Router>
      </Texts>
    </AppContext>
  )
}
