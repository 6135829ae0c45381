import { css } from 'styled-system/css'

const ring = css({
  display: 'inline-block',
  flexShrink: 0,
  width: '20',
  height: '20',
  border: '[2px solid]',
  borderRightColor: 'transparent',
  borderRadius: 'full',
  animation: 'spin 0.8s linear infinite',
})

/** A turning ring; with a `label` it is announced, without one it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <output className={css({ display: 'inline-flex', alignItems: 'center', gap: '8', color: 'muted' })}>
      <span className={ring} aria-hidden />
      {label}
    </output>
  ) : (
    <span className={ring} aria-hidden />
  )
}
