import { css } from 'styled-system/css'

/** What a doctor keeps for the next time: one line, and what is done with it. */
export const keptLook = {
  list: css({ display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '8',
    paddingBlock: '4',
    borderBlockEnd: 'line',
    fontSize: '14',
    lineHeight: 'caption',
    '& > span': { overflowWrap: 'anywhere' },
  }),
  since: css({ display: 'block', color: 'muted', fontSize: '12' }),
  problem: css({ margin: '0', color: 'bad', fontSize: '14', lineHeight: 'caption' }),
} as const
