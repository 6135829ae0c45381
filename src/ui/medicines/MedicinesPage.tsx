import { BadgeIndianRupee, MessagesSquare, Truck } from 'lucide-react'
import { useCallback } from 'react'
import { css } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import type { ActorRefFrom } from 'xstate'
import type { Pharmacy } from '../../core/medicines/medicines'
import type { medicinesMachine } from '../../machines/medicines/medicines.machine'
import { viewMedicines } from '../../machines/medicines/medicines.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { InlineNotice } from '../kit/InlineNotice'
import { useView } from '../kit/useView'
import { PharmacyList } from './PharmacyList'
import { RequestDialog } from './RequestDialog'
import { Review } from './Review'
import { Sent } from './Sent'

const page = css({ display: 'flex', flexDirection: 'column', gap: '16', paddingBlock: { base: '8', desktop: '32' } })
// A phone's bar says it: what nobody sees there takes no room.
const head = css({ display: { base: 'contents', desktop: 'block' } })
const title = css({ margin: '0', textStyle: 'title', desktopDown: { srOnly: true } })
const lead = css({ margin: '0', color: 'muted', maxWidth: 'prose', fontSize: { base: '14', tablet: '16' } })
const offers = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16',
  rowGap: '4',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  '& > li': { display: 'flex', alignItems: 'center', gap: '8' },
  '& svg': { flexShrink: '0', color: 'primary' },
})

const lines = [
  { id: 'first', Icon: BadgeIndianRupee },
  { id: 'delivery', Icon: Truck },
  { id: 'chat', Icon: MessagesSquare },
] as const

/** Ordering medicines: a pharmacy is chosen, and what is asked of it. */
export function MedicinesPage({ actor }: { readonly actor: ActorRefFrom<typeof medicinesMachine> }) {
  const say = useText()
  const list = useView(actor, (snapshot) => snapshot.children.list)
  const request = useView(actor, (snapshot) => snapshot.children.request)
  const step = useView(request, (snapshot) =>
    snapshot?.hasTag('sent') ? 'sent' : snapshot?.hasTag('review') ? 'review' : null,
  )
  const { fault } = useView(actor, viewMedicines)
  const order = useCallback(({ id }: Pharmacy) => actor.send({ type: 'pharmacy.chosen', id }), [actor])

  if (request && step === 'sent') return <Sent actor={request} />
  if (request && step === 'review') return <Review actor={request} />
  return (
    <div className={`${container()} ${page}`}>
      <header className={head}>
        <h1 className={title}>{say('medicines.title')}</h1>
        <p className={lead}>{say('medicines.lead')}</p>
      </header>
      <ul className={offers}>
        {lines.map(({ id, Icon }) => (
          <li key={id}>
            <Icon size={20} aria-hidden />
            {say(`site.offers.${id}`)}
          </li>
        ))}
      </ul>
      {fault && (
        <InlineNotice
          tone="bad"
          isUrgent
          action={
            <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'notice.closed' })}>
              {say('medicines.close')}
            </Button>
          }
        >
          {say.fault(fault)}
        </InlineNotice>
      )}
      {list && <PharmacyList actor={list} onOrder={order} />}
      {request && <RequestDialog actor={request} />}
    </div>
  )
}
