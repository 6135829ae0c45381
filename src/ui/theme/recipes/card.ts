import { defineRecipe } from '@pandacss/dev'

export const card = defineRecipe({
  className: 'card',
  base: { display: 'block', border: 'line', borderRadius: '12', color: 'ink', minWidth: '0' },
  variants: {
    tone: {
      plain: { background: 'surface' },
      tint: { background: 'tint' },
      calm: { background: 'calm.tint', borderColor: 'transparent' },
    },
    space: {
      none: { overflow: 'hidden' },
      sm: { padding: '12' },
      md: { padding: { base: '16', desktop: '24' } },
      lg: { padding: { base: '24', desktop: '32' } },
    },
    raised: {
      true: {
        transitionProperty: 'box-shadow, border-color',
        transitionDuration: 'panel',
        textDecoration: 'none',
        _hover: { boxShadow: 'card', borderColor: 'edge' },
      },
    },
  },
  defaultVariants: { tone: 'plain', space: 'md' },
  staticCss: ['*'],
})
