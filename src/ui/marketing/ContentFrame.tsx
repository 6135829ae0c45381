import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { RouteName } from '../../core/app/routes'
import { routes } from '../../core/app/routes'
import type { Content } from '../../core/marketing/marketing'
import type { contentMachine } from '../../machines/marketing/content.machine'
import { viewContent } from '../../machines/marketing/content.view'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import { Helpline } from '../app/Helpline'
import { useText } from '../intl/useText'
import { EmptySearch, ServerDown } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Skeleton, SkeletonText } from '../kit/Skeleton'
import { hidden, VisuallyHidden } from '../kit/VisuallyHidden'
import { ConfusedForm } from '../support/ConfusedForm'
import * as look from '../app/frame/site.styles'
import { HomeBreadcrumb } from '../app/frame/HomeBreadcrumb'
import { useView } from '../kit/useView'

type ContentActor = ActorRefFrom<typeof contentMachine>

export interface ContentPageProps {
  readonly actor: ContentActor
  /** The form is missing where nobody who sees the page would write. */
  readonly beside: { readonly enquiry?: EnquiryActor }
}

const tall = css({ width: 'full', height: '[min(22rem, 60vw)]' })
const big = css({ width: '[80%]', height: '36' })

const Arriving = () => {
  const say = useText()
  return (
    <div className={look.sections} aria-busy>
      <VisuallyHidden>{say('site.loading')}</VisuallyHidden>
      {[0, 1].map((part) => (
        <div key={part} className={look.hero}>
          <div className={look.group}>
            <Skeleton className={big} />
            <SkeletonText lines={5} />
          </div>
          <Skeleton shape="block" className={tall} />
        </div>
      ))}
    </div>
  )
}

interface ContentFrameProps extends ContentPageProps {
  route: Extract<RouteName, 'aboutUs' | 'appFeature' | 'careers'>
  children: (content: Content) => ReactNode
}

const Body = ({
  content,
  route,
  children,
}: Pick<ContentFrameProps, 'children' | 'route'> & { content: ContentActor }) => {
  const say = useText()
  const view = useView(content, viewContent)
  if (view.value) return children(view.value)
  if (view.isLoading)
    return (
      <>
        <h1 className={hidden}>{say(`app.title.${route}`)}</h1>
        <Arriving />
      </>
    )
  return (
    <>
      <h1 className={look.title}>{say(`app.title.${route}`)}</h1>
      {view.fault ? (
        <ErrorState
          drawing={<ServerDown />}
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => content.send({ type: 'retry' })}
        />
      ) : (
        <EmptyState
          drawing={<EmptySearch />}
          title={say('site.empty')}
          text={<Helpline>{(number) => say('site.emptyText', { number })}</Helpline>}
        />
      )}
    </>
  )
}

/** A page whose words the content service has: on its way, failed, empty or here; below it a form for questions. */
export const ContentFrame = ({ actor, beside: { enquiry }, route, children }: ContentFrameProps) => {
  const say = useText()
  return (
    <div className={look.page}>
      <div className={look.head}>
        <HomeBreadcrumb name={say(`app.title.${route}`)} href={routes[route].path} />
        <Body content={actor} route={route}>
          {children}
        </Body>
      </div>
      {enquiry && <ConfusedForm actor={enquiry} />}
    </div>
  )
}
