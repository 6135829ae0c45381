import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { Router } from 'wouter'
import { css } from 'styled-system/css'
import { formatLocaleOf } from '../../../core/language/languages'
import { addressOf } from '../../../machines/app/app.view'
import { currentTexts, onTexts } from '../../intl/texts'
import { AppContext, type AppValue } from './AppContext'
import { Frame } from './Frame'
import { useAddress } from '../history/navigation'
import { PageBoundary } from '../loading/PageBoundary'
import { PageSwitch } from '../loading/PageSwitch'
import { Slots } from '../loading/Slots'

/** A text that cannot be shown as it is written is a defect: the tests listen to the console of every page. */
const report = (error: Error) => console.error(error.message)

const Texts = ({ children }: { readonly children: ReactNode }) => {
  const { language, texts } = useSyncExternalStore(onTexts, currentTexts, currentTexts)
  const locale = formatLocaleOf(language)
  return (
    <IntlProvider locale={locale} defaultLocale={locale} messages={texts} onError={report}>
      {children}
    </IntlProvider>
  )
}

/** Dialogs and toasts stand in the body; what stands here is that one of them could not be shown. */
const over = css({ position: 'fixed', zIndex: 'toast', insetInline: '0', insetBlockEnd: '0', background: 'surface' })

interface AppProps extends AppValue {
  /** Stands in for the open page, where a page is drawn before anybody opens it. */
  readonly page?: ReactNode
}

/** The whole client around its root actor. */
export const App = ({ app, now, page = <PageSwitch /> }: AppProps) => {
  const value = useMemo(() => ({ app, now }), [app, now])
  // A painted page and its hydration agree on the address they were drawn for.
  const firstPath = useMemo(() => addressOf(app.getSnapshot()), [app])
  return (
    <AppContext value={value}>
      <Texts>
        {/* oxlint-disable-next-line react/hooks -- the router takes its address as a hook */}
        <Router hook={useAddress} ssrPath={firstPath}>
          <PageBoundary>
            <Frame>{page}</Frame>
          </PageBoundary>
          <div className={over}>
            <Slots />
          </div>
        </Router>
      </Texts>
    </AppContext>
  )
}
