import { defineSlotRecipe } from '@pandacss/dev'
import { tapMotion } from './touch'

const hiddenInput = {
  appearance: 'none',
  flexShrink: 0,
  width: '20',
  height: '20',
  margin: '0',
  border: 'edge',
  background: 'surface',
  display: 'inline-grid',
  placeContent: 'center',
  cursor: 'pointer',
  _highContrast: { appearance: 'auto' },
}

export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['list', 'item', 'control', 'words', 'text'],
  base: {
    list: { display: 'grid', gap: '8' },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      minHeight: '44',
      cursor: 'pointer',
      lineHeight: 'caption',
      '& > svg': { flexShrink: 0, color: 'muted' },
      '&:has(:disabled)': { color: 'muted', cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: 'focus', outlineOffset: '[2px]', borderRadius: '8' },
    },
    control: {
      ...hiddenInput,
      _checked: { borderColor: 'primary' },
      '&:is(span)': { borderRadius: 'full', _checked: { borderWidth: '[6px]', borderColor: 'primary' } },
      '&:is(input)': {
        borderRadius: '[4px]',
        outlineOffset: '[2px]',
        _checked: { background: 'primary' },
        '&[aria-invalid=true]': { borderColor: 'bad' },
        _disabled: { background: 'line', borderColor: 'edge', cursor: 'not-allowed' },
        '&:checked::after': {
          content: '""',
          width: '[6px]',
          height: '[11px]',
          marginBlockStart: '[-2px]',
          border: 'solid {colors.onPrimary}',
          borderWidth: '[0 2px 2px 0]',
          transform: 'rotate(45deg)',
        },
      },
      _highContrast: { forcedColorAdjust: 'none' },
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: '0', flexGrow: 1, fontWeight: 'medium' },
    text: { color: 'muted', fontSize: '14', fontWeight: 'regular' },
  },
  variants: {
    look: {
      plain: { item: { paddingBlock: '12' } },
      card: {
        item: {
          padding: '16',
          border: 'edge',
          borderRadius: '12',
          background: 'surface',
          ...tapMotion,
          '&:not([data-state=checked], [data-disabled])': { _hover: { borderColor: 'ink' } },
          _checked: { background: 'tint', borderColor: 'primary', boxShadow: 'inset 0 0 0 1px {colors.primary}' },
          _disabled: { background: 'paper', borderColor: 'line' },
          '&:has(:focus-visible)': { borderRadius: '12' },
        },
      },
    },
    layout: {
      column: {},
      row: { list: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' } },
    },
  },
  defaultVariants: { look: 'plain', layout: 'column' },
  staticCss: ['*'],
})
