import { css, cx } from 'styled-system/css'
import { type RequestView, viewRequest } from '../../machines/medicines/request.view'
import { routes } from '../../core/app/routes'
import { Link } from '../app/frame/Link'
import { onDemand } from '../app/loading/onDemand'
import { loadTexts } from '../intl/texts'
import { useText } from '../intl/useText'
import { ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { LinkButton } from '../kit/LinkButton'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { MemberChooser } from '../members/MemberChooser'
import { AddressForm, AddressSave } from './AddressForm'
import { PrescriptionChoice } from './PrescriptionChoice'
import type { RequestActor } from './requestActor'
import { WayChoice } from './WayChoice'

const one = css({ display: 'grid', gap: '16', alignContent: 'start', minHeight: '[16rem]' })
const two = css({
  gridTemplateColumns: { tablet: 'minmax(0, 5fr) minmax(0, 7fr)' },
  columnGap: '24',
  alignItems: 'start',
})
// On a phone the prescription is a view of its own.
const beside = css({ tabletDown: { display: 'none' } })

/** Arrives with the first paper that is added inside an order. */
const RecordForm = onDemand(async () => {
  const [view] = await Promise.all([import('../records/RecordForm'), loadTexts(['records', 'kit'])])
  return view.RecordForm
})

/** Where a request stands, as the title of its dialog. */
const titleOf = (view: RequestView) => {
  if (view.isAtAddress) return 'medicines.address' as const
  return view.isAtPrescription ? ('medicines.choosePrescription' as const) : ('medicines.placeOrder' as const)
}

/** A request to a pharmacy over the list: how, where to, with which prescription. */
export function RequestDialog({ actor }: { readonly actor: RequestActor }) {
  const say = useText()
  const view = useView(actor, viewRequest)
  const address = useView(actor, (snapshot) => snapshot.children.address)
  const chooser = useView(actor, (snapshot) => snapshot.children.chooser)
  const form = useView(actor, (snapshot) => snapshot.children.form)
  const { pharmacy, isAtPrescription } = view
  const isOpen = (view.isAtWay || isAtPrescription) && !view.isAtReview
  return (
    <>
      <Modal
        open={isOpen}
        onClose={() => (address ? address.send({ type: 'back' }) : actor.send({ type: 'close' }))}
        title={say(titleOf(view))}
        {...(pharmacy && { subtitle: pharmacy.name })}
        closeLabel={say('medicines.close')}
        size={isAtPrescription ? 'wide' : 'md'}
        sheet={isAtPrescription || view.isAtAddress ? 'full' : 'phone'}
        // The login above it takes the focus and gives it back to the page.
        sticky
        footer={address ? <AddressSave actor={address} /> : <Footer actor={actor} view={view} />}
      >
        {address ? (
          <AddressForm actor={address} />
        ) : (
          <div className={isAtPrescription ? cx(one, two) : one}>
            <Body actor={actor} view={view} />
          </div>
        )}
      </Modal>
      {chooser && <MemberChooser actor={chooser} what="medicines" />}
      {form && <RecordForm actor={form} />}
    </>
  )
}

interface PartProps {
  readonly actor: RequestActor
  readonly view: RequestView
}

function Body({ actor, view }: PartProps) {
  const say = useText()
  if (view.isGone)
    return (
      <EmptyState
        title={say('medicines.gone')}
        text={say('medicines.goneText')}
        action={<Button onClick={() => actor.send({ type: 'close' })}>{say('medicines.another')}</Button>}
      />
    )
  if (view.isUnprepared && view.leadsToOrders)
    return (
      <EmptyState
        title={say('medicines.full')}
        text={say.fault(view.fault)}
        action={
          <Link href={routes.orderList.path} asChild>
            <LinkButton>{say('medicines.seeOrders')}</LinkButton>
          </Link>
        }
      />
    )
  if (view.isUnprepared)
    return (
      <ErrorState
        drawing={<ServerDown />}
        title={say('medicines.unprepared')}
        message={say.fault(view.fault)}
        retryLabel={say('medicines.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.isPreparing || view.pharmacy === null)
    return (
      <div role="status" aria-label={say('medicines.preparing')}>
        <SkeletonText lines={6} />
      </div>
    )
  return (
    <>
      <div className={view.isAtPrescription ? beside : undefined}>
        {view.fault && !view.isAtPrescription && <InlineNotice tone="bad">{say.fault(view.fault)}</InlineNotice>}
        <WayChoice actor={actor} view={view} pharmacy={view.pharmacy} />
      </div>
      {view.isAtPrescription && <PrescriptionChoice actor={actor} view={view} />}
    </>
  )
}

function Footer({ actor, view }: PartProps) {
  const say = useText()
  if (view.pharmacy === null) return null
  const { missing, isAtPrescription } = view
  const isWay = missing === 'way' || (missing === 'address' && !isAtPrescription)
  const reason = missing !== null && (isAtPrescription || isWay) ? say(`medicines.missing.${missing}`) : undefined
  return (
    <>
      {isAtPrescription && (
        <Button tone="secondary" onClick={() => actor.send({ type: 'back' })}>
          {say('medicines.back')}
        </Button>
      )}
      <Button
        size="lg"
        disabled={!view.canProceed}
        busy={view.isLoadingRecords}
        reason={view.canProceed ? undefined : reason}
        onClick={() => actor.send({ type: 'proceed' })}
      >
        {say(isAtPrescription ? 'medicines.toReview' : 'medicines.proceed')}
      </Button>
    </>
  )
}
