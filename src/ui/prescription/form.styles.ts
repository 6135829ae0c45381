import { css } from 'styled-system/css'

/** Parts of the form look alike: a title, and fields below it. */
export const formLook = {
  section: css({ display: 'grid', gap: '8', minWidth: '0' }),
  title: css({
    margin: '0',
    fontSize: '14',
    fontWeight: 'semibold',
    lineHeight: 'caption',
    'legend&': { paddingBlockEnd: '8' },
  }),
  note: css({ margin: '0', color: 'muted', fontSize: '12', lineHeight: 'caption' }),
  missing: css({ color: 'primary.pressed' }),
  wrong: css({ color: 'bad' }),
} as const
