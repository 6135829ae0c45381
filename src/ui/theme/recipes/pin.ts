import { defineSlotRecipe } from '@pandacss/dev'

export const pin = defineSlotRecipe({
  className: 'pin',
  slots: ['control', 'input'],
  base: {
    control: { display: 'flex', gap: '8' },
    input: {
      width: 'full',
      maxWidth: '64',
      minWidth: '0',
      minHeight: '52',
      padding: '0',
      border: 'edge',
      borderRadius: '8',
      background: 'surface',
      color: 'ink',
      fontSize: '22',
      fontWeight: 'semibold',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      _placeholder: { color: 'edge' },
      '&[aria-invalid=true]': { borderColor: 'bad' },
      _disabled: { background: 'paper', color: 'muted' },
    },
  },
})
