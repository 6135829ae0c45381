import { ChevronDown, FileClock } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ReceivedReportsActor } from '../../machines/sentReports/receivedReports.machine'
import { viewReceivedReports } from '../../machines/sentReports/receivedReports.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { ErrorState } from '../kit/ErrorState'
import { SelectField } from '../kit/SelectField'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'

const list = css({ display: 'grid', gap: '12' })
/** On a phone it is one line until somebody answers. */
const folded = css({
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '8',
    minHeight: '44',
    paddingInline: '12',
    fontSize: '14',
    fontWeight: 'medium',
    lineHeight: 'caption',
    listStyle: 'none',
    cursor: 'pointer',
    '& > :first-child': { flexShrink: '0', color: 'primary' },
    '& > :last-child': { flexShrink: '0', marginInlineStart: 'auto' },
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > :last-child': { transform: 'rotate(180deg)' },
  '& article': { border: 'none' },
})
const card = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: '24',
  rowGap: '4',
  padding: { base: '12', tablet: '16' },
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '& > h2, & > p': { margin: '0', overflowWrap: 'anywhere' },
  '& > h2': { fontSize: '16', lineHeight: 'heading' },
  '& > p': { fontSize: '14', lineHeight: 'caption' },
  '& > p > a': { display: 'inline-flex', alignItems: 'center', _touch: { minHeight: '44' } },
})
const ways = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 18rem) auto' },
  gridRow: { desktop: '1 / 3' },
  gridColumn: { desktop: '2' },
  gap: '12',
  paddingBlockStart: { base: '8', desktop: '0' },
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12' })

/** Reports that centres sent to the family's number: whose each is, or that it is nobody's. */
export const ReceivedReports = ({ actor }: { readonly actor: ReceivedReportsActor }) => {
  const say = useText()
  const when = useWhen()
  const isPhone = useMedia('phone')
  const view = useView(actor, viewReceivedReports)
  if (view.fault)
    return (
      <ErrorState
        title={say('sentReports.failed')}
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.reports.length === 0) return null
  const cards = view.reports.map(({ id, centre, patientName, fileName, url, lapsesAt, memberId, isAccepting }) => (
    <article key={id} className={card} data-received={id}>
      <h2>{say('sentReports.from', { centre, patient: patientName })}</h2>
      <p>
        <a href={url} target="_blank" rel="noreferrer">
          {fileName}
        </a>{' '}
        · {say('sentReports.until', { day: when.day(lapsesAt) })}
      </p>
      <div className={ways}>
        <SelectField
          label={say('sentReports.whose')}
          labelHidden
          placeholder={say('sentReports.whose')}
          options={view.members}
          value={memberId}
          disabled={view.isAnswering}
          onChange={(chosen) => actor.send({ type: 'member.chosen', id, memberId: chosen })}
        />
        <div className={buttons}>
          <Button
            busy={isAccepting}
            disabled={memberId === '' || (view.isAnswering && !isAccepting)}
            reason={say('sentReports.choose')}
            onClick={() => actor.send({ type: 'accept', id })}
          >
            {say('sentReports.accept')}
          </Button>
          <Button tone="secondary" disabled={view.isAnswering} onClick={() => actor.send({ type: 'refuse', id })}>
            {say('sentReports.refuse')}
          </Button>
        </div>
      </div>
    </article>
  ))
  return (
    <section className={list} aria-label={say('sentReports.waiting')}>
      {isPhone ? (
        <details className={folded}>
          <summary>
            <FileClock size={20} aria-hidden />
            {say('sentReports.waitingLine', { count: view.reports.length })}
            <ChevronDown size={20} aria-hidden />
          </summary>
          {cards}
        </details>
      ) : (
        cards
      )}
      <ConfirmDialog
        open={view.asked !== null}
        title={say('sentReports.refuseTitle')}
        message={say('sentReports.refuseText', { centre: view.asked?.centre ?? '' })}
        yes={say('sentReports.refuse')}
        no={say('sentReports.keep')}
        closeLabel={say('app.close')}
        danger
        busy={view.isRefusing}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </section>
  )
}
