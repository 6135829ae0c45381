import { ArrowLeft, BadgePercent, Clock, FileText, MapPin, ShoppingBag, Store, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { type RequestView, viewRequest } from '../../machines/medicines/request.view'
import { useIsOffline } from '../app/loading/useIsOffline'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { InlineNotice } from '../kit/InlineNotice'
import { StickyBar } from '../kit/StickyBar'
import { useView } from '../kit/useView'
import { useRecordWords } from './useRecordWords'
import { arrive, requestLook } from './request.styles'
import type { RequestActor } from './requestActor'
import { useOffered } from './useOffered'
import { useOpening } from './useOpening'

const fact = css({
  display: 'grid',
  gridTemplateColumns: '[20px minmax(0, 1fr) auto]',
  columnGap: '12',
  // Beside one of several lines its own stay together.
  alignContent: 'start',
  alignItems: 'start',
  '& > svg': { color: 'primary', gridRow: '1 / 3', marginBlockStart: '4' },
  '& > dt': { color: 'muted', fontSize: '12', lineHeight: 'caption' },
  '& > dd': { gridColumn: '2', margin: '0', minWidth: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
  '& > dd + dd': { gridColumn: '3', gridRow: '1 / 3' },
})
const facts = css({
  display: 'grid',
  gap: '16',
  margin: '0',
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))' },
})
const detail = css({ display: 'block', color: 'muted', fontSize: '14', fontWeight: 'regular', lineHeight: 'caption' })
const lines = css({ margin: '0', paddingInlineStart: '16', fontWeight: 'regular', fontSize: '14' })
const sees = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

interface FactProps {
  readonly icon: ReactNode
  readonly term: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

const Fact = ({ icon, term, children, action }: FactProps) => (
  <div className={fact}>
    {icon}
    <dt>{term}</dt>
    <dd>{children}</dd>
    {action && <dd>{action}</dd>}
  </div>
)

/** The request as a ticket, before it is sent. */
export function Review({ actor }: { readonly actor: RequestActor }) {
  const say = useText()
  const view = useView(actor, viewRequest)
  const isOffline = useIsOffline()
  const { pharmacy, missing } = view
  return (
    <div className={requestLook.page}>
      <header className={requestLook.head}>
        <div className={requestLook.outdent}>
          <Button tone="quiet" size="sm" disabled={view.isSending} onClick={() => actor.send({ type: 'back' })}>
            <ArrowLeft size={20} aria-hidden />
            {say('medicines.back')}
          </Button>
        </div>
        <h1 className={requestLook.title} tabIndex={-1} ref={arrive}>
          {say('medicines.review')}
        </h1>
      </header>
      {view.fault && !view.isUnsettled && <Refused actor={actor} view={view} />}
      {view.isReplacing && <InlineNotice tone="info">{say('medicines.replacing')}</InlineNotice>}
      <article className={requestLook.ticket}>
        <div className={requestLook.section}>
          <Facts actor={actor} view={view} />
        </div>
        <div className={requestLook.stub}>
          {view.isUnsettled ? (
            <div role="alert">
              <h2 className={requestLook.heading}>{say('medicines.unsettled')}</h2>
              <p className={sees}>{say(isOffline ? 'medicines.offline' : 'medicines.unsettledText')}</p>
            </div>
          ) : (
            <p className={sees}>{say('medicines.sees', { pharmacy: pharmacy?.name ?? '', way: view.way })}</p>
          )}
        </div>
      </article>
      <StickyBar>
        {view.isUnsettled ? (
          <>
            <Button tone="quiet" onClick={() => actor.send({ type: 'orders.opened' })}>
              {say('medicines.seeOrders')}
            </Button>
            <Button size="lg" onClick={() => actor.send({ type: 'retry' })}>
              {say('medicines.tryAgain')}
            </Button>
          </>
        ) : (
          <Button
            size="lg"
            wide
            busy={view.isSending}
            disabled={!view.canSend && !view.isSending}
            reason={missing ? say(`medicines.missing.${missing}`) : undefined}
            onClick={() => actor.send({ type: 'send' })}
          >
            {say('medicines.send')}
          </Button>
        )}
      </StickyBar>
    </div>
  )
}

function Refused({ actor, view }: { actor: RequestActor; view: RequestView }) {
  const say = useText()
  return (
    <InlineNotice
      tone="bad"
      action={
        view.leadsToOrders && (
          <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'orders.opened' })}>
            {say('medicines.seeOrders')}
          </Button>
        )
      }
    >
      {say.fault(view.fault)}
    </InlineNotice>
  )
}

function Facts({ actor, view }: { actor: RequestActor; view: RequestView }) {
  const say = useText()
  const opening = useOpening()
  const offered = useOffered()
  const { nameOf, about } = useRecordWords()
  const { pharmacy, address, member, record, way } = view
  const wanted = view.lines.filter(({ isWanted }) => isWanted)
  const change = (of: 'address.editing' | 'member.changing') => (
    <Button
      tone="quiet"
      size="sm"
      aria-label={say(of === 'address.editing' ? 'medicines.changeAddress' : 'medicines.forNobody')}
      disabled={view.isSending || view.isUnsettled}
      onClick={() => actor.send({ type: of })}
    >
      {say('medicines.changeMember')}
    </Button>
  )
  return (
    <dl className={facts}>
      <Fact
        icon={<UserRound size={20} aria-hidden />}
        term={say('medicines.reviewFor')}
        action={change('member.changing')}
      >
        {member?.name ?? say('medicines.forNobody')}
      </Fact>
      <Fact icon={<Store size={20} aria-hidden />} term={say('medicines.reviewFrom')}>
        {pharmacy?.name}
      </Fact>
      <Fact icon={<ShoppingBag size={20} aria-hidden />} term={say('medicines.reviewHow')}>
        {say(`medicines.${way}`)}
      </Fact>
      {way === 'HOME_DELIVERY' ? (
        <Fact
          icon={<MapPin size={20} aria-hidden />}
          term={say('medicines.reviewWhere')}
          action={change('address.editing')}
        >
          {address ? `${address.address}, ${address.city} ${address.pincode}` : say('medicines.missing.address')}
        </Fact>
      ) : (
        <Fact icon={<MapPin size={20} aria-hidden />} term={say('medicines.pickUpAt')}>
          {pharmacy && `${pharmacy.address}, ${pharmacy.city} ${pharmacy.pincode}`}
        </Fact>
      )}
      <Fact icon={<FileText size={20} aria-hidden />} term={say('medicines.reviewWhat')}>
        {record ? nameOf(record) : say('medicines.missing.record')}
        {record && <span className={detail}>{about(record)}</span>}
        {wanted.length > 0 ? (
          <ul className={lines}>
            {wanted.map(({ line, name, asked, unit }) => (
              <li key={line}>{asked === null ? name : `${name} · ${say('kit.quantity', { unit, count: asked })}`}</li>
            ))}
          </ul>
        ) : (
          <span className={detail}>{say('medicines.wholePaper')}</span>
        )}
      </Fact>
      <Fact icon={<Clock size={20} aria-hidden />} term={say('medicines.reviewWhen')}>
        {pharmacy && say('medicines.answersWithin', { opening: opening(pharmacy) })}
      </Fact>
      {pharmacy?.offer && (
        <Fact icon={<BadgePercent size={20} aria-hidden />} term={say('medicines.reviewOffer')}>
          {say('medicines.firstOffer', offered(pharmacy.offer))}
          <span className={detail}>{say('medicines.onTheBill')}</span>
        </Fact>
      )}
    </dl>
  )
}
