import { CalendarCheck, IndianRupee, UsersRound } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { partnersMachine } from '../../machines/marketing/content.machine'
import { viewPartners } from '../../machines/marketing/content.view'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import { useText } from '../intl/useText'
import { EmptySearch, ServerDown } from '../kit/art'
import { Badge } from '../kit/Badge'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Skeleton } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { EnquiryForm } from '../support/EnquiryForm'
import { PartnerArt } from './PartnerArt'
import * as look from '../app/frame/site.styles'
import { useView } from '../kit/useView'

const reasons = [
  { id: 'patients', Icon: UsersRound },
  { id: 'day', Icon: CalendarCheck },
  { id: 'pay', Icon: IndianRupee },
] as const
const reason = css({ '& > svg': { color: 'calm' } })
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const blank = css({ height: '160' })

type PartnersActor = ActorRefFrom<typeof partnersMachine>

const Partners = ({ partners }: { readonly partners: PartnersActor }) => {
  const say = useText()
  const view = useView(partners, viewPartners)
  if (view.isLoading)
    return (
      <div className={look.cards} aria-busy>
        <VisuallyHidden>{say('site.partner.loading')}</VisuallyHidden>
        {[0, 1, 2].map((each) => (
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
        onRetry={() => partners.send({ type: 'retry' })}
      />
    )
  if (view.isEmpty)
    return (
      <EmptyState drawing={<EmptySearch />} title={say('site.partner.empty')} text={say('site.partner.emptyText')} />
    )
  return (
    <ul className={look.cards}>
      {view.value?.map(({ id, name, kind, city, text }) => (
        <li key={id} className={look.card}>
          <div className={badges}>
            <Badge tone="calm">{kind}</Badge>
            <Badge>{city}</Badge>
          </div>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Who works with us already, why, and the form of those who would like to. */
export const PartnerPage = ({
  actor,
  beside: { enquiry },
}: {
  readonly actor: PartnersActor
  readonly beside: { readonly enquiry: EnquiryActor }
}) => {
  const say = useText()
  return (
    <div className={look.page}>
      <div className={look.head}>
        <section className={look.hero}>
          <div className={look.heroWords}>
            <h1 className={cx(look.title, look.namedByBar)}>{say('site.partner.title')}</h1>
            <p className={look.lead}>{say('site.partner.intro')}</p>
          </div>
          <PartnerArt />
        </section>
      </div>
      <ul className={look.cards}>
        {reasons.map(({ id, Icon }) => (
          <li key={id} className={`${look.card} ${reason}`}>
            <Icon size={36} aria-hidden />
            <h2>{say(`site.partner.why.${id}`)}</h2>
            <p>{say(`site.partner.why.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <section className={look.group} aria-labelledby="partners">
        <div className={look.groupHead}>
          <h2 id="partners">{say('site.partner.list')}</h2>
          <p>{say('site.partner.listText')}</p>
        </div>
        <Partners partners={actor} />
      </section>
      <section className={look.group} aria-labelledby="join">
        <div className={look.groupHead}>
          <h2 id="join">{say('site.partner.form')}</h2>
          <p>{say('site.partner.formText')}</p>
        </div>
        <div className={look.panel}>
          <EnquiryForm actor={enquiry} />
        </div>
      </section>
    </div>
  )
}
