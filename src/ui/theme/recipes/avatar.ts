import { defineRecipe } from '@pandacss/dev'

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: 'full',
    background: 'brand.tint',
    color: 'primary.pressed',
    fontWeight: 'semibold',
    lineHeight: 'none',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { width: '32', height: '32', fontSize: '12' },
      md: { width: '44', height: '44', fontSize: '16' },
      lg: { width: '64', height: '64', fontSize: '22' },
      xl: { width: '96', height: '96', fontSize: '36' },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
