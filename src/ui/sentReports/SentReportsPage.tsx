import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, Paperclip } from 'lucide-react'
import { css } from 'styled-system/css'
import type { SentReportStatus } from '../../core/sentReports/sentReports'
import type { SentReportsActor } from '../../machines/sentReports/sentReports.machine'
import { viewSentReports } from '../../machines/sentReports/sentReports.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge, type BadgeTone } from '../kit/Badge'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { FileButton } from '../kit/FileButton'
import { InlineNotice } from '../kit/InlineNotice'
import { SkeletonText } from '../kit/Skeleton'
import { TextField } from '../kit/TextField'
import { useFileFault } from '../kit/useFileFault'
import { useView } from '../kit/useView'

const page = css({
  display: 'grid',
  gap: '24',
  alignContent: 'start',
  width: 'full',
  maxWidth: '[48rem]',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: '16',
})
/** The bar of the page says it. */
const title = css({ srOnly: true })
const lead = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const form = css({
  display: 'grid',
  gap: '16',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
})
const fields = css({ display: 'grid', gridTemplateColumns: { base: '1fr', tablet: '1fr 1fr' }, gap: '12' })
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
const file = css({ overflowWrap: 'anywhere', fontSize: '14' })
const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) auto' },
  gap: '8',
  padding: '12',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '4' },
  '& > :last-child': { justifyItems: { tablet: 'end' } },
})
const small = css({ color: 'muted', fontSize: '14' })

const looks: Readonly<Record<SentReportStatus, { readonly tone: BadgeTone; readonly Icon: LucideIcon }>> = {
  waiting: { tone: 'warm', Icon: Clock },
  accepted: { tone: 'good', Icon: CircleCheck },
  refused: { tone: 'bad', Icon: CircleX },
  lapsed: { tone: 'neutral', Icon: Ban },
}

const Status = ({ status }: { readonly status: SentReportStatus }) => {
  const say = useText()
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {say(`sentReports.status.${status}`)}
    </Badge>
  )
}

interface SentReportsPageProps {
  readonly actor: SentReportsActor
}

/** What a centre sends of tests nobody ordered here, and what became of it. */
export function SentReportsPage({ actor }: SentReportsPageProps) {
  const say = useText()
  const view = useView(actor, viewSentReports)
  return (
    <div className={page}>
      <header>
        <h1 className={title}>{say('app.title.sentReports')}</h1>
        <p className={lead}>{say('sentReports.lead')}</p>
      </header>
      {view.loadFault ? (
        <ErrorState
          message={say.fault(view.loadFault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isLoading ? (
        <SkeletonText lines={6} />
      ) : (
        <>
          <NewReport actor={actor} />
          <Sent actor={actor} />
        </>
      )}
    </div>
  )
}

const NewReport = ({ actor }: SentReportsPageProps) => {
  const say = useText()
  const faultOf = useFileFault('report')
  const view = useView(actor, viewSentReports)
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'send' })
      }}
    >
      <div className={fields}>
        <TextField
          label={say('sentReports.number')}
          numeric="phone"
          type="tel"
          autoComplete="off"
          value={view.phoneNumber}
          readOnly={view.isSending}
          error={view.numberFault ? say('sentReports.numberWrong') : undefined}
          onChange={(text) => actor.send({ type: 'number.typed', text })}
        />
        <TextField
          label={say('sentReports.name')}
          autoComplete="off"
          maxLength={80}
          value={view.patientName}
          readOnly={view.isSending}
          onChange={(text) => actor.send({ type: 'name.typed', text })}
        />
      </div>
      <div className={ways}>
        <FileButton
          tone={view.isNotNamed ? 'primary' : 'secondary'}
          busy={view.isUploading}
          label={say('sentReports.file')}
          icon={<Paperclip size={20} aria-hidden />}
          purpose="report"
          onFile={(chosen) => actor.send({ type: 'file.chosen', file: chosen })}
        />
        {view.fileName !== '' && <span className={file}>{view.fileName}</span>}
      </div>
      {view.fault && (
        <InlineNotice tone="bad" isUrgent>
          {view.fileFault ? faultOf(view.fileFault) : say.fault(view.fault)}
        </InlineNotice>
      )}
      <div className={ways}>
        <Button
          type="submit"
          tone={view.isNotNamed ? 'quiet' : 'primary'}
          busy={view.isSending}
          disabled={!view.canSend && !view.isSending}
          reason={say('sentReports.missing')}
        >
          {say(view.isNotNamed ? 'sentReports.sendAnyway' : 'sentReports.send')}
        </Button>
      </div>
    </form>
  )
}

const Sent = ({ actor }: SentReportsPageProps) => {
  const say = useText()
  const when = useWhen()
  const { reports } = useView(actor, viewSentReports)
  if (reports.length === 0) return <EmptyState title={say('sentReports.none')} />
  return (
    <section aria-label={say('sentReports.list')}>
      <ul className={list}>
        {reports.map(({ id, patientName, phoneNumber, fileName, status, sentAt }) => (
          <li key={id} className={row}>
            <div>
              <strong>{patientName}</strong>
              <span className={small}>
                {phoneNumber} · {fileName}
              </span>
            </div>
            <div>
              <Status status={status} />
              <span className={small}>{when.at(sentAt)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
