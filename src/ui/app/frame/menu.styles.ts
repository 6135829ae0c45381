import { css } from 'styled-system/css'

/** The entries of a menu, for its bar. */
export const list = css({ margin: '0', padding: '0', listStyle: 'none', minWidth: '240' })
export const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  width: 'full',
  minHeight: '44',
  paddingInline: '12',
  border: 'none',
  borderRadius: '8',
  background: 'transparent',
  color: 'ink',
  fontSize: '14',
  fontWeight: 'medium',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { color: 'muted' },
  _hover: { background: 'tint', color: 'primary.pressed' },
  '&[aria-current=true]': {
    background: 'brand.tint',
    color: 'primary.pressed',
    fontWeight: 'semibold',
    _highContrast: {
      outline: '[2px solid Highlight]',
      outlineOffset: '[-2px]',
      _focusVisible: { outlineWidth: '[4px]' },
    },
  },
})
