import { defineRecipe } from '@pandacss/dev'

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    paddingInline: '8',
    paddingBlock: '[2px]',
    border: '1px solid transparent',
    borderRadius: '8',
    fontSize: '12',
    fontWeight: 'medium',
    lineHeight: 'caption',
    '& > svg': { width: '16', height: '16', flexShrink: 0 },
    _highContrast: { borderColor: 'current' },
  },
  variants: {
    tone: {
      neutral: { background: 'paper', borderColor: 'line', color: 'muted' },
      warm: { background: 'brand.tint', color: 'primary.pressed' },
      info: { background: 'info.tint', color: 'info' },
      good: { background: 'good.tint', color: 'good' },
      bad: { background: 'bad.tint', color: 'bad' },
      calm: { background: 'calm.tint', color: 'calm' },
    },
  },
  defaultVariants: { tone: 'neutral' },
  staticCss: ['*'],
})
