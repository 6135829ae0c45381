import { ChevronDown } from 'lucide-react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import type { faqMachine } from '../../machines/support/faq.machine'
import { viewFaq } from '../../machines/support/faq.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { EmptySearch, ServerDown } from '../kit/art'
import { Chip } from '../kit/Chip'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Prose } from '../kit/Prose'
import { Skeleton } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import * as look from '../app/frame/site.styles'
import { PhoneBar } from '../app/frame/PhoneBar'
import { HomeBreadcrumb } from '../app/frame/HomeBreadcrumb'
import { useView } from '../kit/useView'
import { ConfusedForm } from './ConfusedForm'

/** Phones and tablets have no bar of the frame here. */
const small = css({ desktop: { display: 'none' } })
const wide = css({ desktopDown: { display: 'none' } })
const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const list = css({ display: 'grid', gap: '8' })
const item = css({
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '&[open]': { borderColor: 'edge' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > div': { paddingInline: { base: '16', tablet: '24' }, paddingBlockEnd: '24' },
})
const question = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  minHeight: '56',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: '12',
  borderRadius: '12',
  fontWeight: 'semibold',
  lineHeight: 'caption',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: '0', color: 'primary' },
  _hover: { color: 'primary.pressed' },
})
const more = css({ justifySelf: 'start', display: { tablet: 'none' } })
const blank = css({ height: '56' })

const Questions = ({ actor }: { readonly actor: ActorRefFrom<typeof faqMachine> }) => {
  const say = useText()
  const view = useView(actor, viewFaq)
  if (view.isArriving || view.isLoading)
    return (
      <div className={list} aria-busy>
        <VisuallyHidden>{say('support.faq.loading')}</VisuallyHidden>
        {[0, 1, 2, 3].map((each) => (
          <Skeleton key={each} shape="block" className={blank} />
        ))}
      </div>
    )
  if (view.fault)
    return (
      <ErrorState
        drawing={<ServerDown />}
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.isEmpty)
    return (
      <EmptyState
        drawing={<EmptySearch />}
        title={say('support.faq.empty')}
        text={say('support.faq.emptyText')}
        action={
          <Link href="/contact-us" className={button({ tone: 'secondary' })}>
            {say('app.link.contactUs')}
          </Link>
        }
      />
    )
  return (
    <div className={list}>
      {view.questions.map(({ id, question: asked, answer }) => (
        <details key={id} className={item}>
          <summary className={question}>
            {asked}
            <ChevronDown size={20} aria-hidden />
          </summary>
          <div>
            <Prose markup={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** What is asked most, by subject. */
export const FaqPage = ({ actor }: { readonly actor: ActorRefFrom<typeof faqMachine> }) => {
  const say = useText()
  const view = useView(actor, viewFaq)
  const enquiry = useView(actor, (snapshot) => snapshot.children.enquiry)
  return (
    <div className={look.page}>
      <div className={look.head}>
        <div className={small}>
          <PhoneBar title={say('app.title.faq')} above="/home" />
        </div>
        <div className={wide}>
          <HomeBreadcrumb name={say('app.title.faq')} href="/faq" />
        </div>
        <div className={look.heroWords}>
          <h1 className={`${look.title} ${look.namedByBar}`}>{say('support.faq.title')}</h1>
          <p className={look.lead}>{say('support.faq.intro')}</p>
        </div>
        {view.tags.length > 0 && (
          <fieldset className={css({ border: 'none', padding: '0', margin: '0', minWidth: '0' })}>
            <legend className={css({ srOnly: true })}>{say('support.faq.tags')}</legend>
            <div className={tags}>
              {view.tags.map(({ id, name }) => (
                <Chip key={id} chosen={id === view.tag} onChange={() => actor.send({ type: 'tag.chosen', tag: id })}>
                  {name}
                </Chip>
              ))}
            </div>
          </fieldset>
        )}
        <Questions actor={actor} />
        <Link href="/contact-us" className={`${more} ${button({ tone: 'secondary' })}`}>
          {say('support.faq.more')}
        </Link>
      </div>
      {enquiry && !view.isStaff && <ConfusedForm actor={enquiry} />}
    </div>
  )
}
