import { defineRecipe } from '@pandacss/dev'

export const clamp = defineRecipe({
  className: 'clamp',
  base: { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' },
  variants: {
    lines: {
      2: { WebkitLineClamp: 2 },
      3: { WebkitLineClamp: 3 },
      4: { WebkitLineClamp: 4 },
      5: { WebkitLineClamp: 5 },
    },
  },
  staticCss: ['*'],
})
