import { Camera, Upload } from 'lucide-react'
import { css } from 'styled-system/css'
import { routes } from '../../core/app/routes'
import type { RequestView } from '../../machines/medicines/request.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { EmptySearch } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { LinkButton } from '../kit/LinkButton'
import { RadioCards } from '../kit/RadioCards'
import { SkeletonText } from '../kit/Skeleton'
import { useMedia } from '../kit/useMedia'
import { RecordPicture } from './RecordPicture'
import { useRecordWords } from './useRecordWords'
import { RequestLines } from './RequestLines'
import type { RequestActor } from './requestActor'

const stack = css({ display: 'grid', gap: '16', alignContent: 'start', minWidth: '0' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const who = css({ margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere' })

interface PrescriptionChoiceProps {
  readonly actor: RequestActor
  readonly view: RequestView
}

/** The prescription or record that is sent, and of a signed one how much of each medicine. */
export function PrescriptionChoice({ actor, view }: PrescriptionChoiceProps) {
  const say = useText()
  const { nameOf, about } = useRecordWords()
  const { member, records, recordsFault } = view
  return (
    <section className={stack} aria-label={say('medicines.prescription')}>
      <div className={head}>
        <p className={who}>{member?.name ? say('medicines.for', { name: member.name }) : say('medicines.forNobody')}</p>
        <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'member.changing' })}>
          {say('medicines.changeMember')}
        </Button>
      </div>
      {view.fault && !recordsFault && (
        <InlineNotice
          tone="bad"
          action={
            view.leadsToOrders && (
              <Link href={routes.orderList.path} asChild>
                <LinkButton size="sm" tone="secondary">
                  {say('medicines.seeOrders')}
                </LinkButton>
              </Link>
            )
          }
        >
          {say.fault(view.fault)}
        </InlineNotice>
      )}
      {view.isLoadingRecords ? (
        <div role="status" aria-label={say('medicines.loadingRecords')}>
          <SkeletonText lines={5} />
        </div>
      ) : recordsFault ? (
        <ErrorState
          title={say('medicines.recordsFailed')}
          message={say.fault(recordsFault)}
          retryLabel={say('medicines.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : records.length === 0 ? (
        <EmptyState
          drawing={<EmptySearch />}
          title={say('medicines.noRecords')}
          text={say('medicines.noRecordsText')}
          action={<AddPaper actor={actor} />}
        />
      ) : (
        <RadioCards
          label={say('medicines.choosePrescription')}
          labelHidden
          chosen={view.recordId}
          onChoose={(id) => actor.send({ type: 'record.chosen', id })}
          options={records.map((record) => ({
            id: record.id,
            name: nameOf(record),
            text: about(record),
            icon: <RecordPicture src={record.thumbnailUrl} type={record.type} />,
            disabled: record.state !== 'free',
          }))}
        />
      )}
      {!view.isLoadingRecords && !recordsFault && records.length > 0 && <AddPaper actor={actor} />}
      {!view.isLoadingRecords && view.lines.length > 0 && <RequestLines actor={actor} lines={view.lines} />}
    </section>
  )
}

/** A paper that is not among the records yet; the camera is for phones and tablets, as it is for every record (S1-159). */
function AddPaper({ actor }: Pick<PrescriptionChoiceProps, 'actor'>) {
  const say = useText()
  const isDesktop = useMedia('desktop')
  return (
    <div className={ways}>
      {!isDesktop && (
        <Button tone="secondary" onClick={() => actor.send({ type: 'paper.adding', isPhoto: true })}>
          <Camera size={20} aria-hidden />
          {say('medicines.photographPaper')}
        </Button>
      )}
      <Button tone="secondary" onClick={() => actor.send({ type: 'paper.adding', isPhoto: false })}>
        <Upload size={20} aria-hidden />
        {say('medicines.addPaper')}
      </Button>
    </div>
  )
}
