import { css } from 'styled-system/css'
import { counterMethodName } from '../../core/payment/payment.rules'
import type { SalesLine } from '../../core/sales/sales'
import type { SalesView } from '../../machines/sales/sales.view'
import { useWhen } from '../intl/useWhen'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { DataTable } from '../kit/data-table/DataTable'
import { Money } from '../kit/Money'

const look = css({ display: 'grid', gap: '12', minWidth: '0' })
const heading = css({ margin: '0', fontSize: '18', lineHeight: 'heading' })

const amount = (paise: number | null) => (paise === null ? '–' : <Money paise={paise} />)

interface SalesLinesProps {
  readonly view: SalesView
  readonly onMore: () => void
}

/** Orders and refunds that the sums are made of. */
export const SalesLines = ({ view, onMore }: SalesLinesProps) => {
  const say = useText()
  const when = useWhen()
  const methodOf = (id: number) => say(`sales.method.${counterMethodName(id)}`)
  const rowOf = (line: SalesLine) => ({
    id: line.id,
    name: say('sales.line', { order: line.orderNo, patient: line.patientName }),
    cells: {
      order: line.orderNo,
      date: when.day(line.at),
      patient: line.patientName,
      status: say(`sales.status.${line.status}`),
      document: line.documentNo ?? '–',
      method: line.paymentMethodId === null ? '–' : methodOf(line.paymentMethodId),
      discount: amount(line.discount),
      payable: line.refund === null ? amount(line.payable) : <Money paise={-line.refund} />,
    },
  })
  return (
    <section className={look} aria-label={say('sales.list')}>
      <h3 className={heading}>{say('sales.list')}</h3>
      <DataTable
        view={{
          label: say('sales.list'),
          columns: [
            { id: 'order', name: say('sales.column.order') },
            { id: 'date', name: say('sales.column.date') },
            { id: 'patient', name: say('sales.column.patient') },
            { id: 'status', name: say('sales.column.status') },
            { id: 'document', name: say('sales.column.document'), isExtra: true },
            { id: 'method', name: say('sales.column.method'), isExtra: true },
            { id: 'discount', name: say('sales.column.discount'), align: 'end', isExtra: true },
            { id: 'payable', name: say('sales.column.payable'), align: 'end' },
          ],
          rows: view.lines.map(rowOf),
          sort: null,
          page: null,
          marked: null,
          openId: null,
          load: view.isLoading ? 'loading' : 'ready',
          empty: <EmptyState title={say('sales.none')} text={say('sales.none.text')} />,
        }}
        on={() => undefined}
      />
      {view.hasMore && (
        <Button tone="secondary" busy={view.isLoadingMore} onClick={onMore}>
          {say('sales.more')}
        </Button>
      )}
    </section>
  )
}
