import { useId } from 'react'
import { css } from 'styled-system/css'
import { type Language, languageCodes } from '../../core/language/languages'
import { OwnName } from '../intl/OwnName'
import { usePressedBefore } from '../kit/enteredBefore'
import { describe, FieldNotes, fieldLook } from '../kit/FieldFrame'
import { hidden } from '../kit/VisuallyHidden'

interface LanguageChoiceProps {
  readonly label: string
  readonly chosen: Language | null
  readonly error: string | undefined
  readonly onChoose: (language: Language) => void
}

const list = css({ display: 'grid', gap: '8', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' })
const card = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  minHeight: '64',
  padding: '16',
  border: 'edge',
  borderRadius: '12',
  background: 'surface',
  fontSize: '18',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&:not(:has(:checked))': { _hover: { borderColor: 'ink' } },
  '&:has(:checked)': {
    background: 'tint',
    borderColor: 'primary',
    boxShadow: '[inset 0 0 0 1px {colors.primary}]',
    _highContrast: {
      outline: '[2px solid Highlight]',
      outlineOffset: '[-2px]',
      '&:has(:focus-visible)': { outlineWidth: '[4px]' },
    },
  },
  '&:has(:focus-visible)': { outline: 'focus', outlineOffset: '[2px]' },
})
const radio = css({
  flexShrink: '0',
  width: '20',
  height: '20',
  margin: '0',
  accentColor: 'primary',
  cursor: 'pointer',
  outline: 'none',
})

/** The languages as radio buttons of the browser's own, so that a painted page shows them as they stay. */
export const LanguageChoice = ({ label, chosen, error, onChoose }: LanguageChoiceProps) => {
  const id = useId()
  usePressedBefore(id, (index) => onChoose(languageCodes[index]!))
  return (
    <fieldset className={fieldLook.root} aria-describedby={describe(id, { error })['aria-describedby']}>
      <legend className={hidden}>{label}</legend>
      <div className={list}>
        {languageCodes.map((language) => (
          <label key={language} className={card}>
            <OwnName language={language} />
            <input
              type="radio"
              name={id}
              className={radio}
              checked={language === chosen}
              onChange={() => onChoose(language)}
            />
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
