import { css } from 'styled-system/css'

/** What somebody wrote, in a list: their picture, their name and when, the words, and an answer below. */
export const remark = {
  item: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12',
    paddingBlock: '16',
    borderBlockEnd: 'line',
    'li:last-child > &': { borderBlockEnd: 'none' },
  }),
  words: css({ minWidth: '0', '& p': { margin: '0' } }),
  date: css({ color: 'muted', fontSize: '12', lineHeight: 'caption' }),
  message: css({ fontSize: '14', lineHeight: 'body', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
  answer: css({
    marginBlockStart: '8',
    padding: '12',
    borderRadius: '8',
    '& strong': { display: 'block', fontWeight: 'medium' },
  }),
} as const
