import { useId } from 'react'
import { css } from 'styled-system/css'
import { usePressedBefore } from './enteredBefore'
import { describe, FieldNotes, fieldLook, type FieldWords } from './FieldFrame'
import { hidden } from './VisuallyHidden'

export interface Segment<Id extends string = string> {
  readonly id: Id
  readonly name: string
  /** How many there are of it: below the name where the row is narrow. */
  readonly count?: number
}

interface SegmentedProps<Id extends string> extends FieldWords {
  readonly options: readonly Segment<Id>[]
  readonly chosen: Id | null
  readonly onChoose: (id: Id) => void
  readonly isDisabled?: boolean
}

const row = css({
  display: 'flex',
  width: 'full',
  border: 'edge',
  borderRadius: '8',
  background: 'surface',
  overflow: 'clip',
  '&:has(:disabled)': { background: 'paper', borderColor: 'line' },
})
const segment = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: '4',
  flex: '1',
  // A word stands in one line, and takes room from shorter ones for that.
  minWidth: '[min-content]',
  minHeight: '44',
  paddingInline: { base: '8', tablet: '12' },
  paddingBlock: '4',
  fontSize: { base: '14', tablet: '16' },
  fontWeight: 'medium',
  lineHeight: 'caption',
  textAlign: 'center',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  _dense: { minHeight: '36', fontSize: '14', _touch: { minHeight: '44' } },
  _hover: { background: 'tint' },
  '&:not(:first-child)': { borderInlineStart: 'line' },
  '&:has(:checked)': {
    background: 'tint',
    color: 'primary.pressed',
    boxShadow: '[inset 0 0 0 1px {colors.primary}]',
    borderRadius: '8',
    _highContrast: { outline: '[2px solid]', outlineOffset: '[-2px]' },
  },
  '&:has(:disabled)': { color: 'muted', cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: 'focus', outlineOffset: '[-4px]', borderRadius: '8' },
})
const number = css({ fontVariantNumeric: 'tabular-nums' })

/** One of two to four that stand in one row: arrow keys change the choice. For more, or with explanations, RadioCards. */
export const Segmented = <Id extends string>(props: SegmentedProps<Id>) => {
  const { label, labelHidden, help, error, options, chosen, onChoose, isDisabled = false } = props
  const id = useId()
  usePressedBefore(id, (index) => onChoose(options[index]!.id))
  return (
    <fieldset
      className={fieldLook.root}
      role="radiogroup"
      aria-describedby={describe(id, { help, error })['aria-describedby']}
      disabled={isDisabled}
    >
      <legend className={labelHidden ? hidden : fieldLook.label}>{label}</legend>
      <div className={row}>
        {options.map((option) => (
          <label key={option.id} className={segment}>
            <input
              type="radio"
              className={hidden}
              name={id}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            <span>{option.name}</span>
            {option.count !== undefined && <span className={number}> {option.count}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
