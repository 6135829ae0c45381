import { FileText, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { DAY, startOfDay } from '../../core/kit/dates'
import { limitOf } from '../../core/orders/billLines.rules'
import type { MedicineOrder, PaperUse } from '../../core/orders/providerOrder'
import { isPdf } from '../../core/records/records.rules'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { DocumentViewer } from '../kit/document-viewer/DocumentViewer'
import { IconButton } from '../kit/IconButton'
import { Badge } from '../kit/Badge'
import { InlineNotice } from '../kit/InlineNotice'
import { lineWords } from '../prescription/lineWords'

/** Days after which the age of a prescription is said. */
const OLD = 30

/** A part of an order. */
export const region = css({
  display: 'grid',
  gap: '8',
  paddingBlockEnd: '16',
  borderBlockEnd: 'line',
  fontSize: '14',
  lineHeight: 'caption',
  '&:last-child': { borderBlockEnd: 'none' },
  '& > h3': { margin: '0', fontSize: '14', fontWeight: 'semibold' },
  '& p': { margin: '0' },
  '& > ul': { margin: '0', padding: '0', listStyle: 'none', display: 'grid', gap: '4' },
})
export const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12',
  // How much there is of it stays in one line.
  '& > :last-child': { flexShrink: 0 },
})
export const quiet = css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })
/** How a medicine is taken. */
const taken = css({ display: 'block', color: 'muted', overflowWrap: 'anywhere' })
const paper = css({
  display: 'grid',
  gap: '8',
  justifyItems: 'start',
  justifySelf: 'start',
  padding: '8',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  color: 'primary',
  fontWeight: 'semibold',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'paper', borderColor: 'ink' },
})
const picture = css({ display: 'block', height: '[160px]', width: 'auto', maxWidth: 'full', objectFit: 'contain' })
const opening = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: { base: '32', desktop: '24' },
})
/** Over the board, beside the panel, which stays as it is. */
const beside = css({
  display: 'grid',
  gap: '8',
  alignContent: 'start',
  tablet: {
    position: 'fixed',
    zIndex: 'sticky',
    insetBlock: '[57px 0]',
    insetInlineEnd: '[20rem]',
    width: '[min(48rem, calc(100vw - 20rem))]',
    padding: '16',
    overflowY: 'auto',
    background: 'surface',
    borderInlineStart: 'line',
  },
  desktop: { insetInlineEnd: '[25rem]', width: '[min(48rem, calc(100vw - 25rem))]' },
})
const shut = css({ display: 'flex', justifyContent: 'flex-end' })

/** What else was ordered with the same paper, first of all for somebody else. */
const PaperUses = ({ uses }: { readonly uses: readonly PaperUse[] }) => {
  const say = useText()
  const when = useWhen()
  const daysOf = (isAnother: boolean) => [
    ...new Set(uses.filter((use) => use.isAnother === isAnother).map(({ at }) => when.within.day(at))),
  ]
  return ([true, false] as const).map((isAnother) => {
    const days = daysOf(isAnother)
    return (
      days.length > 0 && (
        <InlineNotice key={String(isAnother)} tone={isAnother ? 'bad' : 'warm'}>
          {say(isAnother ? 'providerOrders.paper.ofAnother' : 'providerOrders.paper.used', { days: days.join(', ') })}
        </InlineNotice>
      )
    )
  })
}

/** Its small picture, read as it is where it is opened: beside the form, on a phone above it. */
const Paper = ({ order, url }: { readonly order: MedicineOrder; readonly url: string }) => {
  const say = useText()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={paper}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {order.lines.length === 0 && order.recordThumbnailUrl !== null && (
          <img className={picture} src={order.recordThumbnailUrl} alt="" height={160} />
        )}
        <span className={opening}>
          <FileText size={20} aria-hidden />
          {say(isOpen ? 'providerOrders.prescription.close' : 'providerOrders.prescription.open')}
        </span>
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard wherever the focus is in it
        <section
          className={beside}
          aria-label={say('providerOrders.prescription')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            close()
          }}
        >
          <div className={shut}>
            <IconButton
              label={say('providerOrders.prescription.close')}
              icon={<X size={24} aria-hidden />}
              onClick={close}
            />
          </div>
          <DocumentViewer
            view={{
              title: order.name,
              url,
              kind: isPdf(url) ? 'pdf' : 'image',
              pages: [],
              count: null,
              isWhole: true,
            }}
          />
        </section>
      )}
    </>
  )
}

/** What was prescribed, before anything is done with it: its lines, else a picture of the paper. */
export const Prescription = ({ order, now }: { readonly order: MedicineOrder; readonly now: number }) => {
  const say = useText()
  const dates = useDates()
  const days = Math.floor((now - startOfDay(order.recordDate)) / DAY)
  return (
    <section className={region}>
      <h3>{say('providerOrders.prescription')}</h3>
      <p>{order.name}</p>
      <p className={quiet}>
        {order.prescriber === null
          ? say('providerOrders.prescription.of', { day: dates.dayOfYear(startOfDay(order.recordDate)) })
          : say('providerOrders.prescription.by', {
              name: order.prescriber,
              day: dates.dayOfYear(startOfDay(order.recordDate)),
            })}
      </p>
      {days > OLD && <InlineNotice tone="warm">{say('providerOrders.prescription.old', { days })}</InlineNotice>}
      <PaperUses uses={order.paperUses} />
      {order.lines.length > 0 && (
        <ul aria-label={say('providerOrders.lines')}>
          {order.lines.map(({ line: at, name, asked, most, offered, unit, isH1, directions }) => (
            <li key={at} className={line}>
              <span>
                {name} {isH1 && <Badge tone="warm">{say('providerOrders.scheduleH1')}</Badge>}
                {directions !== null && (
                  <span className={taken}>
                    {[lineWords(say, directions), directions.note].filter((words) => words !== '').join(' · ')}
                  </span>
                )}
              </span>
              <span className={quiet}>
                {offered !== null && asked !== null
                  ? say('providerOrders.offered', { count: offered, asked })
                  : asked === null
                    ? say('providerOrders.atMost', {
                        much: say('kit.quantity', { count: limitOf({ asked, most }), unit: unit || 'none' }),
                      })
                    : say('kit.quantity', { count: asked, unit: unit ?? 'none' })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {order.notSold.length > 0 && (
        <InlineNotice tone="warm">{say('providerOrders.notSold', { names: order.notSold.join(', ') })}</InlineNotice>
      )}
      {order.recordUrl === null ? (
        <p className={quiet}>{say('providerOrders.prescription.none')}</p>
      ) : (
        <Paper order={order} url={order.recordUrl} />
      )}
      {order.offerWords !== null && <p>{order.offerWords}</p>}
    </section>
  )
}
