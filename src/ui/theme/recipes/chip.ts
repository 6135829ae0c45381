import { defineRecipe } from '@pandacss/dev'
import { choosable, tappable } from './touch'

export const chip = defineRecipe({
  className: 'chip',
  base: {
    ...tappable,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    flexShrink: 0,
    paddingInline: '12',
    paddingBlock: '4',
    ...choosable,
    _pressed: {
      background: 'tint',
      borderColor: 'primary',
      color: 'primary.pressed',
      _highContrast: { outline: '2px solid Highlight' },
    },
    _disabled: { background: 'paper', borderColor: 'line', color: 'muted', cursor: 'not-allowed' },
  },
})
