import { Paperclip } from 'lucide-react'
import { css } from 'styled-system/css'
import type { TestOrder } from '../../core/orders/providerOrder'
import { shownReportName } from '../../core/orders/reportName.rules'
import type { ReportUploadActor } from '../../machines/providerOrders/reportUpload.machine'
import { viewReportUpload } from '../../machines/providerOrders/reportUpload.view'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { CutName } from '../kit/CutName'
import { FileButton } from '../kit/FileButton'
import { InlineNotice } from '../kit/InlineNotice'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { useFileFault } from '../kit/useFileFault'

interface OrderReportsProps {
  readonly order: TestOrder
  readonly actor: ReportUploadActor
  /** One can be added. */
  readonly isTaken: boolean
  /** Adding one is the order's next act: it is offered there. */
  readonly isAwaited: boolean
}

const region = css({ display: 'grid', gap: '8', fontSize: '14', '& > h3, & > p': { margin: '0', fontSize: '14' } })
const list = css({ display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const whose = css({
  margin: '0',
  fontSize: '18',
  fontWeight: 'semibold',
  lineHeight: 'heading',
  overflowWrap: 'anywhere',
})
const body = css({ display: 'grid', gap: '12' })

const HOLDING: readonly TestOrder['stage'][] = ['accepted', 'sampled']

/** Why a file was not taken, beside the button with which it was chosen. */
export const ReportFault = ({ actor }: { readonly actor: ReportUploadActor | undefined }) => {
  const say = useText()
  const faultOf = useFileFault('report')
  const view = useView(actor, (snapshot) => snapshot && viewReportUpload(snapshot))
  if (!view?.fault || view.isConfirming || view.isReasoning) return null
  return (
    <InlineNotice tone="bad" isUrgent>
      {view.fileFault ? faultOf(view.fileFault) : say.fault(view.fault)}
    </InlineNotice>
  )
}

/** Reports of a test order: what it waits for, what its centre attached, and what was taken back. */
export const OrderReports = ({ order, actor, isTaken, isAwaited }: OrderReportsProps) => {
  const say = useText()
  const testName = useTestName()
  const view = useView(actor, viewReportUpload)
  const canAttach = isTaken && !isAwaited
  return (
    <section className={region} aria-label={say('providerOrders.reports')}>
      <h3>{say('providerOrders.reports')}</h3>
      {order.reports.length === 0 ? (
        <p>{say('providerOrders.reports.none')}</p>
      ) : (
        <ul className={list}>
          {order.reports.map(({ id, name, url, isHeld, retractedAt, reason }) => (
            <li key={id} className={row}>
              <span>
                {url === null ? (
                  <s>
                    <CutName name={name} shown={shownReportName(name)} />
                  </s>
                ) : (
                  <a href={url}>
                    <CutName name={name} shown={shownReportName(name)} />
                  </a>
                )}
                {isHeld && ` · ${say('providerOrders.reports.held')}`}
                {retractedAt !== null && ` · ${say('providerOrders.reports.retracted', { reason: reason ?? '' })}`}
              </span>
              {retractedAt === null && (
                <Button
                  tone="quiet"
                  size="sm"
                  aria-label={say('providerOrders.reports.retractNamed', { name })}
                  onClick={() => actor.send({ type: 'retract.wanted', recordId: id, name })}
                >
                  {say('providerOrders.reports.retract')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {HOLDING.includes(order.stage) && order.reports.some(({ isHeld }) => isHeld) && (
        <InlineNotice tone="held">{say('providerOrders.reports.urgent', { phone: order.patientPhone })}</InlineNotice>
      )}
      {!isAwaited && <ReportFault actor={actor} />}
      {canAttach && (
        <div>
          <FileButton
            data-adds-report
            tone="secondary"
            busy={view.isSending}
            label={say('providerOrders.reports.add')}
            icon={<Paperclip size={20} aria-hidden />}
            purpose="report"
            onFile={(file) => actor.send({ type: 'file.chosen', file })}
          />
        </div>
      )}
      <Modal
        open={view.isConfirming}
        onClose={() => actor.send({ type: 'dismiss' })}
        title={say('providerOrders.reports.for')}
        closeLabel={say('app.close')}
        size="sm"
        footer={
          <>
            <Button tone={view.isQuestioned ? 'primary' : 'secondary'} onClick={() => actor.send({ type: 'dismiss' })}>
              {say('providerOrders.reports.another')}
            </Button>
            <Button
              tone={view.isQuestioned ? 'quiet' : 'primary'}
              busy={view.isBusy}
              onClick={() => actor.send({ type: 'confirm' })}
            >
              {say(view.isQuestioned ? 'providerOrders.reports.anyway' : 'providerOrders.reports.send')}
            </Button>
          </>
        }
      >
        <div className={body}>
          <p className={whose}>
            {say('providerOrders.reports.whose', {
              patient: order.patientName,
              age: order.age,
              gender: order.gender,
              order: order.orderNo,
            })}
          </p>
          <p className={css({ margin: '0' })}>{order.tests.map(({ name }) => testName(name)).join(' · ')}</p>
          <p className={css({ margin: '0' })}>{order.patientPhone}</p>
          <p className={css({ margin: '0', overflowWrap: 'anywhere' })}>
            <a
              href={view.url}
              target="_blank"
              rel="noopener"
              aria-label={say('providerOrders.reports.open', { name: view.name })}
            >
              {view.name}
            </a>
          </p>
          {view.naming && (
            <InlineNotice tone={view.naming === 'unread' ? 'info' : 'bad'} isUrgent>
              {say(`providerOrders.reports.naming.${view.naming}`, {
                patient: order.patientName,
                age: order.age,
                other: view.other,
              })}
            </InlineNotice>
          )}
          {view.hasNamesake && (
            <InlineNotice tone="warm" isUrgent>
              {say('providerOrders.reports.namesake', { patient: order.patientName })}
            </InlineNotice>
          )}
          {view.isOfAnother && (
            <InlineNotice tone="bad" isUrgent>
              {say('providerOrders.reports.ofAnother')}
            </InlineNotice>
          )}
          {view.fault && (
            <InlineNotice tone="bad" isUrgent>
              {say.fault(view.fault)}
            </InlineNotice>
          )}
        </div>
      </Modal>
      <Modal
        open={view.isReasoning}
        sticky
        onClose={() => actor.send({ type: 'dismiss' })}
        title={say('providerOrders.reports.retractTitle')}
        closeLabel={say('app.close')}
        size="sm"
        footer={
          <>
            <Button tone="secondary" onClick={() => actor.send({ type: 'dismiss' })}>
              {say('providerOrders.reports.keep')}
            </Button>
            <Button
              tone="danger"
              busy={view.isBusy}
              disabled={!view.hasReason}
              reason={say('providerOrders.reports.reasonMissing')}
              onClick={() => actor.send({ type: 'confirm' })}
            >
              {say('providerOrders.reports.retract')}
            </Button>
          </>
        }
      >
        <div className={body}>
          <p className={css({ margin: '0' })}>
            {say(view.isHeldIn(order) ? 'providerOrders.reports.retractHeld' : 'providerOrders.reports.retractText', {
              name: view.name,
              patient: order.patientName,
            })}
          </p>
          <TextField
            label={say('providerOrders.reports.reason')}
            value={view.reason}
            maxLength={300}
            onChange={(text) => actor.send({ type: 'reason.typed', text })}
          />
          {view.fault && <InlineNotice tone="bad">{say.fault(view.fault)}</InlineNotice>}
        </div>
      </Modal>
    </section>
  )
}
