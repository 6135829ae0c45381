import { type ArtProps, Drawing, INK, MIST, ORANGE, PAPER, TEAL, WARM } from '../kit/art.first'

/** A pad on which one line is starred. */
export const KeptArt = (props: ArtProps) => (
  <Drawing {...props} box="200 150">
    <path fill={WARM} d="M14 78c0-38 38-62 88-62s84 26 84 62-36 58-90 58-82-20-82-58Z" />
    <rect stroke={INK} fill={PAPER} x="56" y="26" width="84" height="100" rx="10" />
    <path stroke={INK} d="M80 20v12M98 20v12M116 20v12" />
    <path stroke={ORANGE} d="M70 54h40M70 66h28" />
    <path stroke="#EADFD6" d="M70 84h56M70 98h56M70 112h34" />
    <circle stroke={TEAL} fill={MIST} cx="138" cy="58" r="22" />
    <path
      stroke={TEAL}
      strokeLinejoin="round"
      d="m138 45 4 8.4 9 1.2-6.6 6.4 1.7 9.2-8.1-4.4-8.1 4.4 1.7-9.2-6.6-6.4 9-1.2Z"
    />
  </Drawing>
)
