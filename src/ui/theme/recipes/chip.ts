import { defineRecipe } from '@pandacss/dev'
import { tappable, tapMotion } from './touch'

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
    border: 'edge',
    borderRadius: '8',
    background: 'surface',
    color: 'ink',
    fontSize: '14',
    fontWeight: 'medium',
    lineHeight: 'caption',
    cursor: 'pointer',
    ...tapMotion,
    _hover: { background: 'tint', borderColor: 'primary' },
    _pressed: { background: 'tint', borderColor: 'primary', color: 'primary.pressed' },
    _disabled: { background: 'paper', borderColor: 'line', color: 'muted', cursor: 'not-allowed' },
  },
})
