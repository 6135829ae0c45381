import { defineRecipe } from '@pandacss/dev'

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: { display: 'block', background: 'line', borderRadius: '8', animation: 'pulse 1.6s ease-in-out infinite' },
  variants: {
    shape: {
      line: { height: '12', width: 'full', marginBlock: '4' },
      short: { height: '12', width: '[60%]', marginBlock: '4' },
      block: { height: '96', width: 'full', borderRadius: '12' },
      circle: { height: '44', width: '44', borderRadius: 'full' },
    },
  },
  defaultVariants: { shape: 'line' },
  staticCss: ['*'],
})
