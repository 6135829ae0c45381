import { useSelector } from '@xstate/react'
import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { Router } from 'wouter'
import { css } from 'styled-system/css'
import { formatLocaleOf } from '../../core/language/languages'
import { currentTexts, loadTexts, onTexts } from '../intl/texts'
import { AppContext, type AppValue } from './AppContext'
import { Frame } from './Frame'
import { useAddress } from './navigation'
import { onDemand } from './onDemand'
import { Part } from './Part'
import { PageBoundary } from './PageBoundary'
import { PageSwitch } from './PageSwitch'

const LoginModal = onDemand(async () => (await import('../session/LoginModal')).LoginModal)
const ProfilePrompt = onDemand(async () => (await import('../members/ProfilePrompt')).ProfilePrompt)
const OverPage = onDemand(async () => (await import('./OverPage')).OverPage)
const PermissionDialog = onDemand(async () => (await import('./PermissionDialog')).PermissionDialog)
const StaffPanels = onDemand(async () => {
  const [{ StaffPanels }] = await Promise.all([import('../staff/StaffPanels'), loadTexts(['staff'])])
  return StaffPanels
})
const Notifications = onDemand(async () => (await import('../notifications/NotificationsPanel')).NotificationsPanel)
const Notices = onDemand(async () => {
  const [{ Notices: View }] = await Promise.all([import('./Notices'), loadTexts(['errors'])])
  return View
})

const Texts = ({ children }: { readonly children: ReactNode }) => {
  const { language, texts } = useSyncExternalStore(onTexts, currentTexts, currentTexts)
  const locale = formatLocaleOf(language)
  return (
    <IntlProvider locale={locale} defaultLocale={locale} messages={texts}>
      {children}
    </IntlProvider>
  )
}

/** Dialogs and toasts stand in the body; what stands here is that one of them could not be shown. */
const over = css({ position: 'fixed', zIndex: 'toast', insetInline: '0', insetBlockEnd: '0', background: 'surface' })

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
  const sessionFeatures = useSelector(app, (snapshot) => snapshot.children.sessionFeatures)
  const hasSessionFeatures = useSelector(
    sessionFeatures,
    (snapshot) => snapshot?.context.refs.notifications !== undefined,
  )
  const isStarted = useSelector(app, (snapshot) => snapshot.context.isSettled)
  const hasOverlay = useSelector(app, (snapshot) => snapshot.children.overlay !== undefined)
  const access = useSelector(app, (snapshot) => snapshot.children.access)
  const isDenied = useSelector(access, (snapshot) => snapshot?.hasTag('denied'))
  const hasDesk = useSelector(app, (snapshot) => 'staffPanels' in snapshot.context.parts)
  const isCompleting = useSelector(app, (snapshot) => snapshot.hasTag('completing'))
  return (
    <AppContext value={value}>
      <Texts>
        {/* oxlint-disable-next-line react/hooks -- the router takes its address as a hook */}
        <Router hook={useAddress} ssrPath={firstPath}>
          <PageBoundary>
            <Frame>
              <PageSwitch />
            </Frame>
          </PageBoundary>
          <div className={over}>
            <Suspense>
              <Part>
                {isVerifying && <LoginModal />}
                {hasOverlay && <OverPage />}
                {isCompleting && <ProfilePrompt />}
                {hasDesk && <StaffPanels />}
                {isDenied && <PermissionDialog />}
              </Part>
              <Part>{isStarted && <Notices />}</Part>
            </Suspense>
            <Suspense>
              <Part>{hasSessionFeatures && <Notifications />}</Part>
            </Suspense>
          </div>
        </Router>
      </Texts>
    </AppContext>
  )
}
