import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { css } from 'styled-system/css'
import { startOfDay } from '../../core/kit/dates'
import { LONGEST_BATCH, LONGEST_MEDICINE, gstRates } from '../../core/orders/billLines'
import {
  asksPackSize,
  filledBy,
  limitOf,
  type LineDraft,
  type LineField,
  tooMuchIn,
} from '../../core/orders/billLines.rules'
import type { MedicineOrder } from '../../core/orders/providerOrder'
import type { OrderPanelActor } from '../../machines/providerOrders/orderPanel.machine'
import type { OrderPanelView } from '../../machines/providerOrders/orderPanel.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { IconButton } from '../kit/IconButton'
import { InlineNotice } from '../kit/InlineNotice'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { useRemovals } from '../kit/useRemovals'

const list = css({ display: 'grid', gap: '16', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  margin: '0',
  paddingBlockEnd: '16',
  paddingInline: '0',
  border: 'none',
  borderBlockEnd: 'line',
})
const whole = css({ gridColumn: '1 / -1' })
/** What nobody typed. */
const remembered = css({ gridColumn: '1 / -1', margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const items = css({ display: 'grid', gap: '16' })
const head = css({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const title = css({ fontSize: '14', fontWeight: 'semibold', overflowWrap: 'anywhere' })
const more = css({
  gridColumn: '1 / -1',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8',
    minHeight: { base: '44', desktop: '36' },
    color: 'primary',
    fontSize: '14',
    fontWeight: 'semibold',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > :last-child': { transform: 'rotate(180deg)' },
})
const rest = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  paddingBlockStart: '8',
})

/** What is said of a field that is missing or filled in wrongly. */
const faults = {
  name: 'providerOrders.item.name.wrong',
  quantity: 'providerOrders.item.quantity.wrong',
  packSize: 'providerOrders.item.packSize.wrong',
  price: 'providerOrders.item.price.wrong',
  hsn: 'providerOrders.item.hsn.wrong',
  expiry: 'providerOrders.item.expiry.wrong',
  batch: 'providerOrders.item.batch.wrong',
  maker: 'providerOrders.item.maker.wrong',
} as const

/** What of a line stands folded. */
const folded = ['name', 'fills', 'hsn', 'gst'] as const

interface LineProps {
  readonly at: number
  readonly line: LineDraft
  readonly wrong: readonly LineField[]
  /** The server refused something of what stands folded. */
  readonly isRefused: boolean
  /** The server asks for the word that it is handed over all the same. */
  readonly unconfirmed: string | undefined
  /** How soon its batch expires, where that is asked about. */
  readonly soon: OrderPanelView['soonLines'][number]
  /** Lines of the prescription. */
  readonly prescribed: MedicineOrder['lines']
  readonly actor: OrderPanelActor
}

/** One medicine of a bill: what, how many, at what price, and what the invoice says of it. */
const BillLine = ({ at, line, wrong, isRefused, unconfirmed, soon, prescribed, actor }: LineProps) => {
  const say = useText()
  const when = useWhen()
  const number = at + 1
  const type = (field: LineField) => (text: string) =>
    actor.send({ type: 'lines.changed', change: { is: 'typed', at, field, text } })
  const written = (
    field: Exclude<LineField, 'gst' | 'fills'>,
    more: Omit<Partial<ComponentProps<typeof TextField>>, 'error'> = {},
  ) => (
    <TextField
      label={say(`providerOrders.item.${field}`)}
      value={line[field]}
      autoComplete="off"
      asSent={`billLines.${at}.${field}`}
      error={wrong.includes(field) ? say(faults[field]) : undefined}
      onChange={type(field)}
      {...more}
    />
  )
  const filled = filledBy(line, prescribed)
  const tooMuch = tooMuchIn(line, prescribed)
  // What is prescribed in packs is counted in them.
  const hasPacks = prescribed.length > 0 && (filled === undefined || asksPackSize(line, prescribed))
  const named = written('name', {
    maxLength: LONGEST_MEDICINE,
    // A long name is read whole; it is one line all the same.
    lines: 2,
    onEnter: () => undefined,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for
    autoFocus: at === 0 && filled === undefined && line.name === '',
    onChange: (text) => type('name')(text.replaceAll(/\s*\n\s*/g, ' ')),
  })
  // What a price is called keeps to one line in the wider column: its field stands no lower than the one beside it.
  const price = written('price', {
    numeric: 'money',
    before: '₹',
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for
    autoFocus: at === 0 && !hasPacks && filled !== undefined && line.price === '',
  })
  const batch = written('batch', { maxLength: LONGEST_BATCH })
  const maker = written('maker', { maxLength: LONGEST_MEDICINE })
  return (
    <li>
      <fieldset className={item} aria-label={say('providerOrders.item', { number })}>
        <div className={head}>
          <span className={title} aria-hidden={filled === undefined}>
            {filled === undefined ? say('providerOrders.item', { number }) : line.name}
          </span>
          <IconButton
            data-removes
            label={say('providerOrders.item.remove', { number })}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => actor.send({ type: 'lines.changed', change: { is: 'removed', at } })}
          />
        </div>
        {filled === undefined && <div className={whole}>{named}</div>}
        {written('quantity', {
          numeric: 'digits',
          help:
            filled === undefined
              ? undefined
              : say(filled.asked === null ? 'providerOrders.atMost' : 'providerOrders.askedFor', {
                  much: say('kit.quantity', { count: limitOf(filled), unit: filled.unit || 'none' }),
                }),
        })}
        {hasPacks &&
          written('packSize', {
            numeric: 'digits',
            help: say('providerOrders.item.packSize.help'),
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for
            autoFocus: at === 0 && line.packSize === '',
          })}
        {hasPacks ? batch : price}
        {hasPacks ? price : batch}
        {written('expiry', { placeholder: '04/27' })}
        {hasPacks ? maker : <div className={whole}>{maker}</div>}
        {tooMuch !== null && filled !== undefined && (
          <div className={whole}>
            <InlineNotice tone="warm">
              {say('providerOrders.item.tooMuch', {
                much: say('kit.quantity', { count: tooMuch, unit: filled.unit || 'none' }),
                asked: say('kit.quantity', { count: limitOf(filled), unit: filled.unit || 'none' }),
              })}
            </InlineNotice>
          </div>
        )}
        {line.last !== undefined && (
          <p className={remembered}>
            {say('providerOrders.item.last', {
              day: when.within.day(line.last.at),
              fields: line.last.fields.map((field) => say(`providerOrders.item.${field}`)).join(' · '),
            })}
          </p>
        )}
        {soon !== null && (
          <div className={whole}>
            <InlineNotice tone="warm">
              {say('providerOrders.item.expiry.soon', {
                until: when.within.day(startOfDay(soon.until)),
                lasts: soon.lasts === null ? 'none' : when.within.day(startOfDay(soon.lasts)),
              })}
            </InlineNotice>
            <Checkbox
              label={say('providerOrders.item.expiry.confirm')}
              checked={line.isSoonConfirmed ?? false}
              error={line.isSoonConfirmed ? undefined : unconfirmed}
              onChange={(isSoonConfirmed) =>
                actor.send({ type: 'lines.changed', change: { is: 'confirmed', at, isSoonConfirmed } })
              }
            />
          </div>
        )}
        <details
          className={more}
          open={wrong.includes('hsn') || (filled !== undefined && wrong.includes('name')) || isRefused || undefined}
        >
          <summary>
            {say(filled === undefined ? 'providerOrders.item.more' : 'providerOrders.item.brand')}
            <ChevronDown size={20} aria-hidden />
          </summary>
          <div className={rest}>
            {filled !== undefined && <div className={whole}>{named}</div>}
            {prescribed.length > 0 && (
              <div className={whole}>
                <SelectField
                  label={say('providerOrders.item.fills')}
                  placeholder={say('providerOrders.item.fills.none')}
                  options={prescribed.map(({ line: id, name }) => ({ id: String(id), name }))}
                  value={line.fills}
                  onChange={type('fills')}
                />
              </div>
            )}
            {written('hsn', { numeric: 'digits' })}
            <SelectField
              label={say('providerOrders.item.gst')}
              placeholder={say('providerOrders.item.gst.none')}
              options={gstRates.map((rate) => ({ id: String(rate), name: say('providerOrders.item.rate', { rate }) }))}
              value={line.gst}
              onChange={type('gst')}
            />
            <div className={whole}>
              <Checkbox
                label={say('providerOrders.item.h1')}
                checked={line.isH1}
                onChange={(isH1) => actor.send({ type: 'lines.changed', change: { is: 'marked', at, isH1 } })}
              />
            </div>
          </div>
        </details>
      </fieldset>
    </li>
  )
}

/** What is handed over, line by line: where there are some they make the total. */
export const BillLines = ({ actor, view }: { readonly actor: OrderPanelActor; readonly view: OrderPanelView }) => {
  const say = useText()
  const { lines } = view.draft
  const prescribed = view.order?.kind === 'medicine' ? view.order.lines : []
  const refused = new Map(view.fault?.fields?.map(({ field, message }) => [field, message]))
  const removals = useRemovals<HTMLDivElement>()
  return (
    <div className={items} {...removals}>
      {lines.length > 0 && (
        <ol className={list} aria-label={say('providerOrders.items')}>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place on the bill
            <BillLine
              key={at}
              at={at}
              line={line}
              wrong={view.wrongLines[at] ?? []}
              isRefused={folded.some((field) => refused.has(`billLines.${at}.${field}`))}
              unconfirmed={refused.get(`billLines.${at}.isSoonConfirmed`)}
              soon={view.soonLines[at] ?? null}
              prescribed={prescribed}
              actor={actor}
            />
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
      {lines.length === 0 && <InlineNotice tone="warm">{say('providerOrders.items.none')}</InlineNotice>}
    </div>
  )
}
