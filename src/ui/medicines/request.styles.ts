import { css } from 'styled-system/css'

const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '[-12px]',
  width: '24',
  height: '24',
  borderRadius: 'full',
  border: 'line',
  background: 'paper',
} as const

/** A step that takes the place of the page: reading and tabbing begin at its top. */
export const arrive = (heading: HTMLElement | null): void => {
  if (!heading) return
  scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
}

/** Looks of the review and of the page that says it was sent. */
export const requestLook = {
  page: css({
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '12', tablet: '16' },
    minHeight: { base: '[calc(100dvh - var(--above, 0px) - var(--below, 0px))]', desktop: 'auto' },
    width: 'full',
    maxWidth: '[44rem]',
    marginInline: 'auto',
    paddingInline: { base: '16', tablet: '24' },
    paddingBlockStart: { base: '8', desktop: '32' },
  }),
  head: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' }),
  outdent: css({ marginInlineStart: '-12' }),
  title: css({ margin: '0', textStyle: 'title', outline: 'none' }),
  heading: css({ margin: '0', fontSize: '18' }),
  ticket: css({
    border: 'line',
    borderBlockStart: '[6px solid {colors.brand}]',
    borderRadius: '20',
    background: 'surface',
    overflow: 'hidden',
  }),
  section: css({ paddingInline: { base: '16', tablet: '24' }, paddingBlock: { base: '12', tablet: '24' } }),
  stub: css({
    position: 'relative',
    paddingInline: { base: '16', tablet: '24' },
    paddingBlock: { base: '12', tablet: '24' },
    borderBlockStart: '[2px dashed {colors.line}]',
    background: 'surface',
    _before: { ...notch, insetInlineStart: '[-13px]' },
    _after: { ...notch, insetInlineEnd: '[-13px]' },
  }),
}
