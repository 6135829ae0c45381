import { Check } from 'lucide-react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'

export interface StepperProps<Id extends string = string> {
  /** What the steps are of. */
  readonly label: string
  readonly steps: readonly { readonly id: Id; readonly name: string }[]
  readonly current: Id
  /** A step that is done is gone back to. */
  readonly onChoose: (id: Id) => void
}

const list = css({ display: { base: 'none', tablet: 'flex' }, gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: '8',
  minWidth: '0',
  _last: { flexGrow: 0 },
  '&:not(:last-child)': {
    _after: { content: '""', flexGrow: 1, minWidth: '16', borderBlockStart: 'line' },
    '&[data-done]': { _after: { borderColor: 'primary' } },
  },
})
const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44',
  padding: '0',
  border: 'none',
  background: 'transparent',
  color: 'muted',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  textAlign: 'start',
  borderRadius: '8',
  _dense: { minHeight: '32', _touch: { minHeight: '44' } },
  '&[aria-current]': { color: 'ink' },
  'button&': { color: 'ink', cursor: 'pointer', _hover: { color: 'primary.pressed', textDecoration: 'underline' } },
})
const mark = css({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  width: '24',
  height: '24',
  border: 'edge',
  borderRadius: 'full',
  fontSize: '12',
  fontVariantNumeric: 'tabular-nums',
  '[aria-current] > &': { background: 'primary', borderColor: 'primary', color: 'onPrimary' },
  'button > &': { borderColor: 'primary', color: 'primary' },
})
const short = css({ display: { base: 'grid', tablet: 'none' }, gap: '8' })
const words = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16',
  fontSize: '14',
  lineHeight: 'caption',
})
const name = css({ fontWeight: 'medium' })
const count = css({ color: 'muted', whiteSpace: 'nowrap' })
const bar = css({
  display: 'flex',
  gap: '4',
  '& > span': { flexGrow: 1, height: '4', borderRadius: 'full', background: 'line' },
})
const full = css({ background: 'primary!' })

/** Where somebody is in a few steps; on a phone the step's name and "2 of 4". */
export const Stepper = <Id extends string>({ label, steps, current, onChoose }: StepperProps<Id>) => {
  const say = useText()
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <div role="group" aria-label={label}>
      <ol className={list}>
        {steps.map(({ id, name }, index) => (
          <li key={id} className={item} data-done={index < at || undefined}>
            {index < at ? (
              <button type="button" className={step} onClick={() => onChoose(id)}>
                <span className={mark}>
                  <Check size={16} aria-label={say('kit.steps.done')} />
                </span>
                {name}
              </button>
            ) : (
              <span className={step} aria-current={index === at ? 'step' : undefined}>
                <span className={mark}>{index + 1}</span>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className={short}>
        <div className={words}>
          <span className={name} aria-current="step">
            {steps[at]?.name}
          </span>
          <span className={count}>{say('kit.steps.place', { step: at + 1, of: steps.length })}</span>
        </div>
        <div className={bar} aria-hidden>
          {steps.map(({ id }, index) => (
            <span key={id} className={index <= at ? full : undefined} />
          ))}
        </div>
      </div>
    </div>
  )
}
