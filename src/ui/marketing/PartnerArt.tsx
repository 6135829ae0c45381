import { css } from 'styled-system/css'

const drawing = css({
  display: 'block',
  width: 'full',
  maxWidth: { base: '[26rem]', desktop: '[30rem]' },
  height: 'auto',
  marginInline: 'auto',
  fill: '[none]',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** A hospital, a pharmacy and a laboratory around one patient's plan. */
export const PartnerArt = () => (
  <svg viewBox="0 0 480 340" width="480" height="340" aria-hidden className={drawing} strokeWidth="3">
    <path fill="#FFEDD5" d="M30 160C40 66 130 18 236 22s206 60 210 146-72 150-190 152S20 256 30 160Z" />
    <path stroke="#0F766E" strokeDasharray="2 9" d="M120 128 240 190M364 118 240 190M240 270V190" />
    <rect x="66" y="56" width="116" height="112" rx="12" fill="#FFFFFF" stroke="#1F1A17" />
    <path stroke="#EA580C" strokeWidth="8" d="M124 76v28M110 90h28" />
    <path stroke="#D9CCC0" strokeWidth="9" d="M88 124h14M146 124h14M88 144h14M146 144h14" />
    <path stroke="#1F1A17" fill="#CCE9E5" d="M114 168v-32h20v32" />
    <path stroke="#1F1A17" fill="#FFFFFF" d="M306 92h112v84H306Z" />
    <path
      stroke="#1F1A17"
      fill="#FED7AA"
      d="M298 92l12-34h104l12 34c0 12-22 12-22 0 0 12-21 12-21 0 0 12-21 12-21 0 0 12-21 12-21 0 0 12-22 12-22 0Z"
    />
    <path
      stroke="#0F766E"
      fill="#CCE9E5"
      d="m340 148 20-20a13 13 0 0 1 18 18l-20 20a13 13 0 0 1-18-18ZM350 138l18 18"
    />
    <circle cx="240" cy="190" r="52" fill="#FFFFFF" stroke="#EA580C" />
    <path stroke="#EA580C" d="M214 192h12l8-20 14 40 10-26 6 6h10" />
    <path
      stroke="#1F1A17"
      fill="#FFFFFF"
      d="M222 262h36M228 262v22l-20 32a6 6 0 0 0 5 10h54a6 6 0 0 0 5-10l-20-32v-22"
    />
    <path fill="#CCE9E5" stroke="#0F766E" d="M220 302h40l9 16c2 4 0 6-4 6h-50c-4 0-6-2-4-6Z" />
    <path stroke="#EA580C" d="M40 40v18M31 49h18M446 268v18M437 277h18" />
    <circle cx="440" cy="40" r="6" fill="#0F766E" />
  </svg>
)
