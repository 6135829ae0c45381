import { defineSlotRecipe } from '@pandacss/dev'
import { choosable } from './touch'

const scrollingList = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  padding: '4',
  margin: '-4',
  scrollPadding: '4',
} as const
const scrollingOption = {
  flexShrink: 0,
  minWidth: '64',
  scrollSnapAlign: 'start',
  borderRadius: '12',
  '&:not([aria-checked=true], [aria-disabled=true])': { borderColor: 'line', _hover: { borderColor: 'ink' } },
} as const

export const options = defineSlotRecipe({
  className: 'options',
  slots: ['root', 'list', 'option', 'scroll'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' },
    list: { display: 'flex', gap: '8', flexGrow: 1, minWidth: '0' },
    option: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '44',
      paddingInline: '8',
      paddingBlock: '8',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      ...choosable,
      '&[aria-checked=true]': {
        borderColor: 'primary',
        background: 'tint',
        color: 'primary.pressed',
        boxShadow: 'inset 0 0 0 1px {colors.primary}',
        _highContrast: { outline: '2px solid' },
      },
      '&[aria-disabled=true]': {
        background: 'paper',
        border: '1px dashed {colors.edge}',
        color: 'muted',
        cursor: 'not-allowed',
      },
    },
    scroll: { display: { base: 'none', desktop: 'block' }, flexShrink: 0, _touch: { display: 'none' } },
  },
  variants: {
    layout: {
      strip: {
        list: scrollingList,
        option: {
          ...scrollingOption,
          // Five days between the two arrows.
          desktop: { flexBasis: '[calc((100% - 4 * {spacing.8}) / 5)]', minWidth: '0', paddingInline: '4' },
        },
      },
      // All of it side by side where there is room.
      week: { list: scrollingList, option: { ...scrollingOption, flexGrow: 1, flexBasis: '0' } },
      // As many as the width has room for, each a time on one line.
      grid: {
        list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' },
        option: { paddingInline: '4', fontSize: { desktop: '14' }, whiteSpace: 'nowrap' },
      },
    },
  },
  defaultVariants: { layout: 'grid' },
  staticCss: ['*'],
})
