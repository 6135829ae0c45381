import { css } from 'styled-system/css'

const drawing = css({
  display: 'block',
  width: '[min(17rem, 70%)]',
  height: 'auto',
  marginInline: 'auto',
  fill: '[none]',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
const ORANGE = '#EA580C'
const TEAL = '#0F766E'
const MIST = '#CCE9E5'
const INK = '#1F1A17'
const LINE = '#D9CCC0'

/** A phone with an appointment on it, cut off at the lower edge. */
export const PhoneArt = () => (
  <svg viewBox="0 0 280 300" width="280" height="300" aria-hidden className={drawing}>
    <circle cx="140" cy="170" r="130" fill="#FED7AA" />
    <path fill="#FFFFFF" stroke={INK} strokeWidth="3" d="M60 300V44a26 26 0 0 1 26-26h108a26 26 0 0 1 26 26v256" />
    <path stroke={INK} strokeWidth="5" d="M124 36h32" />
    <rect x="76" y="58" width="128" height="96" rx="14" fill="#FFF7ED" stroke={ORANGE} strokeWidth="2.5" />
    <circle cx="102" cy="86" r="13" fill="#FFFFFF" stroke={ORANGE} strokeWidth="2.5" />
    <path stroke={INK} strokeWidth="5" d="M126 80h56" />
    <path stroke={LINE} strokeWidth="5" d="M126 94h38" />
    <rect x="90" y="114" width="100" height="26" rx="9" fill="#C2410C" />
    <path stroke="#FFFFFF" strokeWidth="4" d="M116 127h48" />
    <rect x="76" y="168" width="58" height="62" rx="12" fill={MIST} stroke={TEAL} strokeWidth="2.5" />
    <path stroke={TEAL} strokeWidth="2.5" d="M96 184h18v26H96zM101 192h8M101 199h8" />
    <rect x="146" y="168" width="58" height="62" rx="12" fill="#FFF7ED" stroke={ORANGE} strokeWidth="2.5" />
    <path stroke={ORANGE} strokeWidth="2.5" d="M160 200h7l4-10 7 20 5-14 3 4h6" />
    <path stroke={LINE} strokeWidth="5" d="M80 252h90M80 270h120M80 288h70" />
    <path stroke={TEAL} strokeWidth="3" d="M240 70v16M232 78h16M32 120v14M25 127h14" />
    <circle cx="244" cy="132" r="5" fill={ORANGE} />
  </svg>
)
