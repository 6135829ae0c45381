import { type ReactNode, Suspense } from 'react'
import { css, cx } from 'styled-system/css'
import type { RouteName, Width } from '../../../core/app/routes'
import { isDesktop } from '../../../machines/app/app.view'
import { viewFrame } from '../../../machines/app/frame.view'
import { loadTexts } from '../../intl/texts'
import { useText } from '../../intl/useText'
import { useView } from '../../kit/useView'
import { useApp } from './AppContext'
import { StaffBarShape } from './StaffBarShape'
import { BottomNav } from './BottomNav'
import { DesktopBar } from './DesktopBar'
import { FooterPart } from './FooterPart'
import { MobileBar } from './MobileBar'
import { onDemand } from '../loading/onDemand'
import { useDocument } from '../loading/useDocument'

const StaffBar = onDemand(async () => {
  const [{ StaffBar }] = await Promise.all([import('./StaffBar'), loadTexts(['staff'])])
  return StaffBar
})

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: 'screen' })
/** The heights of the bars of small screens above a patient's page and below every page, with their lines. */
const bars = css({
  '--above': { base: '56px', desktop: '0px' },
  '--below': { base: '[calc(65px + env(safe-area-inset-bottom))]', desktop: '0px' },
})
const skip = css({
  position: 'fixed',
  zIndex: 'toast',
  insetBlockStart: '8',
  insetInlineStart: '8',
  paddingInline: '16',
  paddingBlock: '12',
  borderRadius: '8',
  background: 'ink',
  color: 'surface',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
})
// The desktop bar's upper row scrolls away, its main row stays.
const header = css({
  position: 'sticky',
  zIndex: 'header',
  insetBlockStart: { base: '0', desktop: '[-45px]' },
})
// As high as the bar that arrives in it: on desktop its upper row scrolls away, the page's own row stays.
const staffHeader = css({
  position: 'sticky',
  zIndex: 'header',
  insetBlockStart: { base: '0', desktop: '[-57px]' },
  minHeight: { base: '[57px]', desktop: '[114px]' },
  background: 'surface',
})
/** Of a page with a head of its own the upper row alone, which scrolls away. */
const taskHeader = css({ desktop: { insetBlockStart: '[-57px]', minHeight: '[57px]' } })
const taskBars = css({ desktop: { '--bar-height': '0px' } })
const bottom = css({ position: 'sticky', zIndex: 'nav', insetBlockEnd: '0' })
const small = css({ display: { base: 'block', desktop: 'none' } })
const wide = css({ display: { base: 'none', desktop: 'block' } })

/** Bars at each width; which are shown is settled by the stylesheet alone, so that a painted page never jumps. */
const shownAt = {
  phone: css({ tabletDown: { display: 'none' } }),
  tablet: css({ tabletOnly: { display: 'none' } }),
  desktop: css({ desktop: { display: 'none' } }),
}
const withoutTop = {
  phone: css({ tabletDown: { '--above': '0px' } }),
  tablet: css({ tabletOnly: { '--above': '0px' } }),
  desktop: '',
}
const withoutBottom = {
  phone: css({ tabletDown: { '--below': '0px' } }),
  tablet: css({ tabletOnly: { '--below': '0px' } }),
  desktop: '',
}
/** One task fills a small screen, one conversation a phone: neither has a bar of the app, and each has a way back. */
const besideTasks = css({
  ':root[data-task] &': { desktopDown: { display: 'none' } },
  ':root[data-conversation] &': { tabletDown: { display: 'none' } },
})
const besideTasksHeights = css({
  ':root[data-task] &': { desktopDown: { '--above': '0px', '--below': '0px' } },
  ':root[data-conversation] &': { tabletDown: { '--above': '0px', '--below': '0px' } },
})
const footerOffSmall = css({ desktopDown: { display: 'none' } })
/** Pages that are drawn for all have their footer at each width, for the stylesheet to hide; others where it is seen. */
const isStatic = (route: RouteName): boolean => ['landing', 'terms', 'privacy'].includes(route)
/** Laid out when it comes near. */
const farFooter = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: { base: '[auto 75rem]', desktop: '[auto 45rem]' },
})

const classesAt = (classes: Readonly<Record<Width, string>>, widths: readonly Width[]): string =>
  widths.map((width) => classes[width]).join(' ')

/** Skip link, bars, footer and bottom navigation around the open page. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { app } = useApp()
  const view = useView(app, viewFrame)
  const say = useText()
  useDocument(view.route)
  const { top, bottom: below } = view.hidden
  const hiddenTop = classesAt(shownAt, top)
  const hiddenBottom = classesAt(shownAt, below)
  const heights =
    view.chrome === 'bare'
      ? ''
      : `${bars} ${classesAt(withoutTop, top)} ${classesAt(withoutBottom, below)} ${besideTasksHeights}`
  const isPatient = view.chrome === 'patient'
  const isWide = useView(app, isDesktop)
  // Who is here may not be whom the server drew the bar for: then it alone is rendered again.
  const bar = isPatient ? (
    <>
      <div className={small}>
        <MobileBar view={view} />
      </div>
      <div className={wide}>
        <DesktopBar view={view} />
      </div>
    </>
  ) : (
    <StaffBar view={view} meanwhile={<StaffBarShape view={view} />} />
  )
  return (
    <div className={`${frame} ${heights} ${view.isTask ? taskBars : ''}`}>
      <a href="#main" className={skip}>
        {say('app.skip')}
      </a>
      {view.chrome !== 'bare' && (
        <header
          className={`${isPatient ? header : cx(staffHeader, view.isTask && taskHeader)} ${hiddenTop} ${besideTasks}`}
        >
          <Suspense>{bar}</Suspense>
        </header>
      )}
      {children}
      {isPatient && (isWide || isStatic(view.route)) && (
        <Suspense>
          <FooterPart className={`${farFooter} ${view.route === 'landing' ? '' : footerOffSmall} ${hiddenTop}`} />
        </Suspense>
      )}
      {view.chrome !== 'bare' && (
        <BottomNav links={view.links} className={`${bottom} ${hiddenBottom} ${besideTasks}`} />
      )}
    </div>
  )
}
