import { css } from 'styled-system/css'

/** Options that are found as one types: of a combobox and of the command palette. */
export const hitLook = {
  hidden: css({ srOnly: true }),
  content: css({
    zIndex: 'popup',
    maxHeight: '[min(24rem, 60dvh)]',
    overflowY: 'auto',
    padding: '4',
    border: 'line',
    borderRadius: '12',
    background: 'surface',
    boxShadow: 'overlay',
    _focusVisible: { outline: 'none' },
  }),
  option: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12',
    minHeight: '44',
    paddingInline: '12',
    paddingBlock: '4',
    borderRadius: '8',
    lineHeight: 'caption',
    cursor: 'pointer',
    _dense: { minHeight: '32', fontSize: '14', _touch: { minHeight: '44' } },
    '&[data-highlighted]': {
      background: 'tint',
      boxShadow: '[inset 2px 0 0 {colors.primary}]',
      _highContrast: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
    },
    '& > svg': { color: 'muted', flexShrink: 0 },
  }),
  name: css({ overflowWrap: 'anywhere' }),
  note: css({ marginInlineStart: 'auto', color: 'muted', fontSize: '14', overflowWrap: 'anywhere' }),
} as const
