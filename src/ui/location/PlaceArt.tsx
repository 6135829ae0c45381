import { css } from 'styled-system/css'

const drawing = css({ fill: '[none]', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: '[2.5]' })
const WARM = '#FFEDD5'
const ORANGE = '#EA580C'
const TEAL = '#0F766E'
const MIST = '#CCE9E5'
const PAPER = '#FFFFFF'

/** A pin on a map with a clinic close by. */
export const PlaceArt = () => (
  <svg viewBox="0 0 240 180" width="240" height="180" className={drawing} aria-hidden>
    <path fill={WARM} d="M18 96C14 52 58 18 112 16s112 24 110 76-46 72-108 74S22 142 18 96Z" />
    <path fill={PAPER} stroke={TEAL} d="m42 78 48-18 58 16 50-18v78l-50 18-58-16-48 18Z" />
    <path stroke={TEAL} d="M90 60v78M148 76v78" />
    <path fill={MIST} d="m48 118 36-12v22l-36 14ZM154 100l38-14v18l-38 14Z" />
    <path stroke={TEAL} strokeDasharray="1 8" d="M62 106c14-12 30-4 44 4s30 6 42-2 18-14 26-16" />
    <g stroke={TEAL} fill={PAPER}>
      <rect x="162" y="60" width="30" height="26" rx="5" />
      <path d="M177 66v14M170 73h14" />
    </g>
    <path fill={ORANGE} d="M112 112c-2 0-32-30-32-54a32 32 0 0 1 64 0c0 24-30 54-32 54Z" />
    <circle cx="112" cy="58" r="13" fill={PAPER} />
    <path stroke={ORANGE} d="M104 120c-8 1-14 4-14 7 0 5 10 8 22 8s22-3 22-8c0-3-6-6-14-7" />
  </svg>
)
