import { css } from 'styled-system/css'

/** Cards of orders look alike: when, with whom, what of it, and what can be done. */
export const cardLook = {
  lazy: css({ contentVisibility: 'auto', containIntrinsicBlockSize: { base: '[auto 21rem]', tablet: '[auto 15rem]' } }),
  stack: css({ display: 'flex', flexDirection: 'column', gap: { base: '8', tablet: '16' } }),
  /** A long day goes on below itself; the status stays in its corner. */
  top: css({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8',
    '& > :last-child': { flexShrink: 0 },
  }),
  time: css({
    minWidth: '0',
    margin: '0',
    // What a pharmacy writes may have no place to break.
    overflowWrap: 'anywhere',
    fontWeight: 'semibold',
    lineHeight: 'caption',
    fontVariantNumeric: 'tabular-nums',
  }),
  who: css({ display: 'flex', alignItems: 'center', gap: '12', minWidth: '0', '& > svg': { flexShrink: 0 } }),
  words: css({ minWidth: '0', '& > *': { margin: '0' } }),
  name: css({ fontSize: '16', overflowWrap: 'anywhere' }),
  line: css({ color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' }),
  /** A phone shows the beginning of an address: the way there and the clinic's number are below it. */
  address: css({ lineClamp: { base: '1', tablet: 'none' } }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' }),
  /** On a phone each row of them is as wide as the card, so that none stands alone. */
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8',
    flexGrow: { base: '1', tablet: '0' },
    marginInlineStart: { tablet: '[auto]' },
    // Two of them stand side by side in every language: they are as wide as what is left of the row.
    '& > *': { flexGrow: { base: '1', tablet: '0' } },
    '& > :is(button, a), & > span > :not(:last-child)': { paddingInline: { base: '8', tablet: '12' } },
    // The main action and the menu have a row of their own on a phone, so that the others keep to the row below.
    '&:not(:has(> span))': {
      '& > :first-child': {
        order: { base: '-2', tablet: '0' },
        flexBasis: { base: '[calc(100% - 52px)]', tablet: '[auto]' },
      },
      '& > :last-child': { order: { base: '-1', tablet: '0' }, flexGrow: '0', paddingInline: '0' },
    },
  }),
} as const
