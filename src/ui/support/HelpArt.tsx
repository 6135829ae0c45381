import { css } from 'styled-system/css'

const drawing = css({ display: 'block', fill: '[none]', strokeLinecap: 'round', strokeLinejoin: 'round' })

/** A question on its way to a friendly ear. */
export const HelpArt = () => (
  <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden className={drawing} strokeWidth="2.5">
    <path fill="#FFEDD5" d="M12 84C8 40 52 10 112 10s116 22 116 70-46 62-112 62S16 128 12 84Z" />
    <path
      stroke="#EA580C"
      fill="#FFFFFF"
      d="M46 28h84a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H72l-18 16V86h-8a12 12 0 0 1-12-12V40a12 12 0 0 1 12-12Z"
    />
    <path stroke="#EA580C" strokeWidth="5" d="M80 48c0-12 18-12 18 0 0 8-9 8-9 16M89 74h.1" />
    <circle cx="176" cy="88" r="22" fill="#D9A679" />
    <path fill="#1F1A17" d="M152 88c-3-24 10-34 24-34s27 10 24 34c-4-12-10-18-24-20-14 2-20 8-24 20Z" />
    <path stroke="#1F1A17" d="M169 90v2M183 90v2M170 99c4 4 8 4 12 0" />
    <path stroke="#0F766E" d="M153 88v-4a23 23 0 0 1 46 0v4" />
    <rect x="148" y="84" width="10" height="16" rx="5" fill="#CCE9E5" stroke="#0F766E" />
    <rect x="194" y="84" width="10" height="16" rx="5" fill="#CCE9E5" stroke="#0F766E" />
    <path fill="#0F766E" stroke="#1F1A17" d="M138 142c2-22 14-32 38-32s36 10 38 32" />
    <path stroke="#0F766E" d="M22 44v12M16 50h12M210 30v12M204 36h12" />
  </svg>
)
