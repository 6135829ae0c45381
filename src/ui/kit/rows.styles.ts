import { css } from 'styled-system/css'

/** Rows of things to choose: a picture, two lines of words, and what stands at the end. */
export const rows = {
  list: css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12',
    width: 'full',
    minHeight: '64',
    paddingInline: '12',
    paddingBlock: '8',
    border: 'line',
    borderRadius: '12',
    background: 'surface',
    color: 'ink',
    textAlign: 'start',
  }),
  pressable: css({ cursor: 'pointer', _hover: { background: 'paper', borderColor: 'ink' } }),
  words: css({ display: 'grid', minWidth: '0', lineHeight: 'caption' }),
  name: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  line: css({ color: 'muted', fontSize: '14', overflowWrap: 'anywhere' }),
  icon: css({ color: 'calm' }),
} as const
