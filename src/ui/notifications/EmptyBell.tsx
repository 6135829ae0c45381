import { css } from 'styled-system/css'

const drawing = css({ fill: '[none]', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: '[2.5]' })
const warm = css({ fill: 'brand.tint' })
const paper = css({ fill: 'surface', stroke: 'ink' })
const ink = css({ stroke: 'ink' })
const orange = css({ fill: 'brand.strong' })
const teal = css({ stroke: 'calm' })

/** A bell at rest. */
export const EmptyBell = () => (
  <svg viewBox="0 0 200 150" width="200" height="150" className={drawing} aria-hidden>
    <path className={warm} d="M14 76c2-38 40-62 90-60s84 28 82 66-38 56-92 54S12 114 14 76Z" />
    <path className={paper} d="M64 104c8-8 10-18 10-34a26 26 0 0 1 52 0c0 16 2 26 10 34Z" />
    <path className={ink} d="M100 44v-8M60 104h80" />
    <path className={orange} d="M88 104a12 12 0 0 0 24 0Z" />
    <path className={teal} d="M136 36h16l-16 18h16M158 60h11l-11 13h11" />
  </svg>
)
