import { Plus, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import { LONGEST_BATCH, LONGEST_MEDICINE, gstRates } from '../../core/orders/billLines'
import type { LineDraft, LineField } from '../../core/orders/billLines.rules'
import type { OrderPanelActor } from '../../machines/providerOrders/orderPanel.machine'
import type { OrderPanelView } from '../../machines/providerOrders/orderPanel.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { IconButton } from '../kit/IconButton'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'

const list = css({ display: 'grid', gap: '16', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: '0',
  paddingBlockEnd: '16',
  paddingInline: '0',
  border: 'none',
  borderBlockEnd: 'line',
})
const whole = css({ gridColumn: '1 / -1' })
const head = css({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const named = css({ fontSize: '14', fontWeight: 'semibold' })

interface LineProps {
  readonly at: number
  readonly line: LineDraft
  readonly wrong: readonly LineField[]
  readonly actor: OrderPanelActor
}

/** One medicine of a bill: what, how many, at what price, and what the invoice says of it. */
const BillLine = ({ at, line, wrong, actor }: LineProps) => {
  const say = useText()
  const number = at + 1
  const type = (field: LineField) => (text: string) =>
    actor.send({ type: 'lines.changed', change: { is: 'typed', at, field, text } })
  const missing = (field: LineField) => (wrong.includes(field) ? say('providerOrders.allFields') : undefined)
  return (
    <li>
      <fieldset className={item} aria-label={say('providerOrders.item', { number })}>
        <div className={head}>
          <span className={named} aria-hidden>
            {say('providerOrders.item', { number })}
          </span>
          <IconButton
            label={say('providerOrders.item.remove', { number })}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => actor.send({ type: 'lines.changed', change: { is: 'removed', at } })}
          />
        </div>
        <div className={whole}>
          <TextField
            label={say('providerOrders.item.name')}
            value={line.name}
            maxLength={LONGEST_MEDICINE}
            autoComplete="off"
            error={missing('name')}
            onChange={type('name')}
          />
        </div>
        <TextField
          label={say('providerOrders.item.quantity')}
          numeric="digits"
          value={line.quantity}
          autoComplete="off"
          error={missing('quantity')}
          onChange={type('quantity')}
        />
        <TextField
          label={say('providerOrders.item.price')}
          numeric="money"
          before="₹"
          value={line.price}
          autoComplete="off"
          error={missing('price')}
          onChange={type('price')}
        />
        <TextField
          label={say('providerOrders.item.hsn')}
          numeric="digits"
          value={line.hsn}
          autoComplete="off"
          error={wrong.includes('hsn') ? say('providerOrders.item.hsn.wrong') : undefined}
          onChange={type('hsn')}
        />
        <SelectField
          label={say('providerOrders.item.gst')}
          placeholder={say('providerOrders.item.gst.none')}
          options={gstRates.map((rate) => ({ id: String(rate), name: say('providerOrders.item.rate', { rate }) }))}
          value={line.gst}
          onChange={type('gst')}
        />
        <TextField
          label={say('providerOrders.item.batch')}
          value={line.batch}
          maxLength={LONGEST_BATCH}
          autoComplete="off"
          onChange={type('batch')}
        />
        <TextField
          label={say('providerOrders.item.expiry')}
          placeholder="04/27"
          value={line.expiry}
          autoComplete="off"
          error={wrong.includes('expiry') ? say('providerOrders.item.expiry.wrong') : undefined}
          onChange={type('expiry')}
        />
        <div className={whole}>
          <TextField
            label={say('providerOrders.item.maker')}
            value={line.maker}
            maxLength={LONGEST_MEDICINE}
            autoComplete="off"
            onChange={type('maker')}
          />
        </div>
        <div className={whole}>
          <Checkbox
            label={say('providerOrders.item.h1')}
            checked={line.isH1}
            onChange={(isH1) => actor.send({ type: 'lines.changed', change: { is: 'marked', at, isH1 } })}
          />
        </div>
      </fieldset>
    </li>
  )
}

/** What is handed over, line by line: where there are some they make the total. */
export const BillLines = ({ actor, view }: { readonly actor: OrderPanelActor; readonly view: OrderPanelView }) => {
  const say = useText()
  const { lines } = view.draft
  return (
    <>
      {lines.length > 0 && (
        <ol className={list} aria-label={say('providerOrders.items')}>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place on the bill
            <BillLine key={at} at={at} line={line} wrong={view.wrongLines[at] ?? []} actor={actor} />
          ))}
        </ol>
      )}
      <div>
        <Button
          type="button"
          size="sm"
          tone="secondary"
          onClick={() => actor.send({ type: 'lines.changed', change: { is: 'added' } })}
        >
          <Plus size={20} aria-hidden />
          {say(lines.length === 0 ? 'providerOrders.items.begin' : 'providerOrders.items.add')}
        </Button>
      </div>
    </>
  )
}
