import { useState } from 'react'
import { css } from 'styled-system/css'
import { MOST_UNCOUNTED } from '../../core/orders/billLines.rules'
import { wholeNumber } from '../../core/kit/typedNumber'
import type { RequestLine } from '../../machines/medicines/request.view'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { InlineNotice } from '../kit/InlineNotice'
import { NumberStepper } from '../kit/NumberStepper'
import type { RequestActor } from './requestActor'

const list = css({ display: 'grid', gap: '12', margin: '0', padding: '0', listStyle: 'none' })
const title = css({ margin: '0', fontSize: '16' })
const help = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const row = css({ display: 'grid', gap: '8', paddingBlockEnd: '12', borderBlockEnd: 'line' })
const amount = css({ paddingInlineStart: '32' })

interface RequestLinesProps {
  readonly actor: RequestActor
  readonly lines: readonly RequestLine[]
}

/** Medicines of a signed prescription: each can be left out, or less of it asked for. */
export function RequestLines({ actor, lines }: RequestLinesProps) {
  const say = useText()
  return (
    <div>
      <h3 className={title}>{say('medicines.lines')}</h3>
      <p className={help}>{say('medicines.linesHelp')}</p>
      <ul className={list}>
        {lines.map((line) => (
          <li key={line.line} className={row}>
            {line.isSold ? (
              <Line actor={actor} line={line} />
            ) : (
              <InlineNotice tone="warm">{say('medicines.notSoldLine', { name: line.name })}</InlineNotice>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ actor, line }: { actor: RequestActor; line: RequestLine }) {
  const say = useText()
  const { name, left, prescribed, unit, asked, isWanted, canBeWanted } = line
  const [typed, setTyped] = useState<string | null>(null)
  const want = (quantity: number) => actor.send({ type: 'line.wanted', wanted: { line: line.line, quantity } })
  const note =
    left === null
      ? say('medicines.uncounted', {
          much: say('kit.quantity', { count: line.most ?? MOST_UNCOUNTED, unit: unit || 'none' }),
        })
      : left === 0
        ? say('medicines.spentLine')
        : say('medicines.left', { left, all: say('kit.quantity', { unit, count: prescribed ?? left }) })
  const type = (text: string) => {
    const quantity = wholeNumber(text, left ?? 0)
    const isFine = quantity !== null && quantity > 0
    setTyped(isFine ? null : text)
    if (isFine) want(quantity)
  }
  return (
    <>
      <Checkbox
        label={name}
        help={note}
        checked={isWanted}
        disabled={!canBeWanted}
        onChange={(isTicked) => {
          setTyped(null)
          want(isTicked ? Math.max(1, left ?? 1) : 0)
        }}
      />
      {isWanted && left !== null && (
        <div className={amount}>
          <NumberStepper
            label={say('medicines.howMany', { name })}
            labelHidden
            value={typed ?? String(asked ?? left)}
            onChange={type}
            min={1}
            max={left}
            error={typed === null ? undefined : say('medicines.wrongQuantity', { most: left })}
          />
        </div>
      )}
    </>
  )
}
