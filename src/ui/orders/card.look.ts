import { css } from 'styled-system/css'

/** Cards of orders look alike: when, with whom, what of it, and what can be done. */
export const cardLook = {
  lazy: css({ contentVisibility: 'auto', containIntrinsicBlockSize: { base: '[auto 26rem]', tablet: '[auto 15rem]' } }),
  stack: css({ display: 'flex', flexDirection: 'column', gap: '16' }),
  /** A long day goes on below itself; the status stays in its corner. */
  top: css({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8',
    '& > :last-child': { flexShrink: 0 },
  }),
  time: css({ margin: '0', fontWeight: 'semibold', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' }),
  who: css({ display: 'flex', alignItems: 'center', gap: '12', minWidth: '0', '& > svg': { flexShrink: 0 } }),
  words: css({ minWidth: '0', '& > *': { margin: '0' } }),
  name: css({ fontSize: '16' }),
  line: css({ color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' }),
  facts: css({
    display: 'grid',
    gap: '12',
    gridTemplateColumns: { base: '1fr 1fr', tablet: 'repeat(4, minmax(0, 1fr))' },
    margin: '0',
    fontSize: '14',
    lineHeight: 'caption',
    '& dt': { color: 'muted', fontSize: '12' },
    '& dd': { margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' }),
  /** On a phone each row of them is as wide as the card, so that none stands alone. */
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8',
    flexGrow: { base: '1', tablet: '0' },
    marginInlineStart: { tablet: 'auto' },
    '& > *': { flexGrow: { base: '1', tablet: '0' } },
  }),
} as const
