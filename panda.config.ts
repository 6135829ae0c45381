import { defineConfig } from '@pandacss/dev'
import { globalCss, keyframes } from './src/ui/theme/page'
import { recipes, slotRecipes } from './src/ui/theme/recipes'
import { semanticTokens, textStyles, tokens } from './src/ui/theme/tokens'

export default defineConfig({
  logLevel: 'silent',
  preflight: true,
  presets: ['@pandacss/preset-base'],
  eject: true,
  include: ['./src/ui/**/*.{ts,tsx}'],
  exclude: [],
  strictTokens: true,
  outdir: 'styled-system',
  conditions: {
    extend: {
      touch: '@media (pointer: coarse)',
      // A finger leaves no pointer over what it pressed, but a browser does: hover is for who has one.
      hover: ['@media (hover: hover)', '&:hover'],
      narrow: '@media (width < 22.5rem)',
      slim: '@media (width < 24rem)',
      dense: '[data-density=dense] &',
    },
  },
  globalCss,
  patterns: {
    extend: {
      container: {
        transform: (props) => ({
          width: 'full',
          maxWidth: 'content',
          marginInline: 'auto',
          paddingInline: { base: '16', tablet: '24' },
          ...props,
        }),
      },
    },
  },
  theme: {
    breakpoints: { tablet: '600px', desktop: '1191px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes,
    slotRecipes,
  },
})
