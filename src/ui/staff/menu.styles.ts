import { css } from 'styled-system/css'

/** Covers its summary: the one action of the bar. */
export const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44',
  marginInline: '[-8px]',
  paddingInline: '16',
  borderRadius: '8',
  background: 'primary',
  color: 'onPrimary',
  fontWeight: 'semibold',
  _hover: { background: 'primary.pressed' },
})
