import { css } from 'styled-system/css'

/** The menus of the staff bar. */
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
  _hover: { background: 'calm.tint', color: 'calm' },
})
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
