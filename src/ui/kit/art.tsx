import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

export interface ArtProps {
  /** Without it the drawing is decoration. */
  label?: string
  className?: string
}

const stroked = css({ fill: '[none]', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: '[2.5]' })

export const WARM = '#FFEDD5'
export const ORANGE = '#EA580C'
export const TEAL = '#0F766E'
export const MIST = '#CCE9E5'
export const INK = '#1F1A17'
export const PAPER = '#FFFFFF'

/** A line drawing in our colours, in a box of `width height`. */
export function Drawing({ box, label, className, children }: ArtProps & { box: string; children: ReactNode }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const [width, height] = box.split(' ')
  return (
    <svg {...named} viewBox={`0 0 ${box}`} width={width} height={height} className={cx(stroked, className)}>
      {children}
    </svg>
  )
}

const vertebrae: [x: number, y: number, width: number, turn: number][] = [
  [84, 20, 22, 12],
  [79, 37, 25, 8],
  [76, 55, 28, 2],
  [77, 74, 31, -5],
  [81, 94, 34, -9],
  [86, 115, 37, -6],
  [88, 137, 38, 4],
]

export function Spine(props: ArtProps) {
  return (
    <Drawing {...props} box="160 200">
      <path fill={WARM} d="M22 104C18 62 42 22 84 18s62 30 58 76-24 88-64 86-53-38-56-76Z" />
      <path stroke={TEAL} d="M97 14c-12 24-20 42-15 66 4 22 13 38 9 66-2 14-8 24-12 36" strokeDasharray="1 7" />
      {vertebrae.map(([x, y, width, turn]) => (
        <g key={y} stroke={ORANGE} transform={`rotate(${turn} ${x} ${y})`}>
          <rect x={x - width / 2} y={y - 6} width={width} height="12" rx="5" fill={PAPER} />
          <path d={`M${x + width / 2} ${y - 1}l12 3M${x - width / 2} ${y}h-5`} />
        </g>
      ))}
      <path stroke={ORANGE} fill={PAPER} d="M68 152c11-4 25-3 35 1-2 12-8 24-18 32-8-8-15-20-17-33Z" />
      <path stroke={ORANGE} d="M77 164c5 2 12 2 17 1M80 174c3 1 7 1 10 0" />
      <path stroke={TEAL} d="M30 60v12M24 66h12M130 150v10M125 155h10" />
    </Drawing>
  )
}

export function Brain(props: ArtProps) {
  return (
    <Drawing {...props} box="180 160">
      <path fill={WARM} d="M14 82C12 44 44 14 88 12s80 24 80 66-30 70-78 70S16 120 14 82Z" />
      <path
        stroke={ORANGE}
        fill={PAPER}
        d="M88 34c-6-9-22-9-27 1-13-2-21 10-16 20-12 4-15 20-5 28-5 12 4 23 16 22 4 11 22 15 32 5V34Z"
      />
      <path
        stroke={TEAL}
        fill={PAPER}
        d="M92 34c6-9 22-9 27 1 13-2 21 10 16 20 12 4 15 20 5 28 5 12-4 23-16 22-4 11-22 15-32 5V34Z"
      />
      <path
        stroke={ORANGE}
        d="M61 35c-2 7 2 12 9 13M45 55c5 5 13 5 18 0M40 83c5-6 14-7 20-2M56 105c0-8 6-13 13-12M88 68c-7 0-12 4-13 10"
      />
      <path
        stroke={TEAL}
        d="M119 35c2 7-2 12-9 13M135 55c-5 5-13 5-18 0M140 83c-5-6-14-7-20-2M124 105c0-8-6-13-13-12M92 68c7 0 12 4 13 10"
      />
      <path stroke={INK} d="M90 118c0 9-2 14-6 20" />
      <path stroke={TEAL} d="M24 40v10M19 45h10" />
      <path stroke={ORANGE} d="M156 112v10M151 117h10" />
    </Drawing>
  )
}

export function EmptySearch(props: ArtProps) {
  return (
    <Drawing {...props} box="200 150">
      <path fill={WARM} d="M12 84c0-40 34-68 84-68s92 22 92 62-34 60-88 60S12 122 12 84Z" />
      <rect stroke={INK} fill={PAPER} x="40" y="34" width="92" height="80" rx="10" />
      <circle stroke={ORANGE} cx="62" cy="58" r="9" />
      <path stroke={ORANGE} d="M82 54h34M82 64h20" />
      <path stroke="#EADFD6" d="M54 84h62M54 97h40" />
      <circle stroke={TEAL} fill={MIST} cx="132" cy="88" r="23" />
      <path stroke={TEAL} strokeWidth="5" d="m149 106 16 17" />
      <path stroke={TEAL} d="m125 81 14 14M139 81l-14 14" />
    </Drawing>
  )
}

export function EmptyCalendar(props: ArtProps) {
  return (
    <Drawing {...props} box="200 150">
      <path fill={WARM} d="M14 76c2-38 40-62 90-60s84 28 82 66-38 56-92 54S12 114 14 76Z" />
      <rect stroke={INK} fill={PAPER} x="50" y="34" width="100" height="86" rx="10" />
      <path fill={ORANGE} d="M50 56V44c0-6 4-10 10-10h80c6 0 10 4 10 10v12Z" />
      <path stroke={INK} d="M74 26v16M126 26v16M50 56h100" />
      <path
        stroke="#D9CCC0"
        strokeWidth="6"
        d="M70 74h.1M90 74h.1M110 74h.1M130 74h.1M70 90h.1M90 90h.1M70 106h.1M90 106h.1"
      />
      <circle stroke={TEAL} fill={MIST} cx="128" cy="102" r="20" />
      <path stroke={TEAL} d="M128 90v12l8 6" />
    </Drawing>
  )
}

export function Success(props: ArtProps) {
  return (
    <Drawing {...props} box="200 150">
      <path fill="#E6F4F2" d="M16 78c0-38 36-62 86-62s84 26 84 62-36 58-88 58-82-20-82-58Z" />
      <circle stroke={TEAL} fill={PAPER} cx="100" cy="76" r="38" />
      <path stroke={TEAL} strokeWidth="6" d="m83 77 12 12 23-25" />
      <path stroke={ORANGE} d="M40 50v12M34 56h12M158 44l6-8M164 60l10-3M150 112l8 7M44 104l-9 6" />
      <circle fill={ORANGE} cx="58" cy="28" r="3.5" />
      <circle fill={TEAL} cx="148" cy="26" r="3" />
      <circle fill={ORANGE} cx="166" cy="92" r="3" />
    </Drawing>
  )
}

export function PaymentFailed(props: ArtProps) {
  return (
    <Drawing {...props} box="200 150">
      <path fill={WARM} d="M14 78c0-38 38-62 88-62s84 26 84 62-36 58-90 58-82-20-82-58Z" />
      <g transform="rotate(-7 98 76)">
        <rect stroke={INK} fill={PAPER} x="42" y="42" width="108" height="70" rx="10" />
        <path fill={INK} d="M42 58h108v12H42z" />
        <path stroke={ORANGE} d="M56 86h28M56 98h18" />
      </g>
      <circle stroke="#B91C1C" fill="#FDECEC" cx="144" cy="100" r="21" />
      <path stroke="#B91C1C" strokeWidth="3.5" d="M144 90v12M144 109v.1" />
    </Drawing>
  )
}

export function ServerDown(props: ArtProps) {
  return (
    <Drawing {...props} box="200 150">
      <path fill={WARM} d="M14 78c0-38 38-62 88-62s84 26 84 62-36 58-90 58-82-20-82-58Z" />
      <rect stroke={INK} fill={PAPER} x="62" y="28" width="76" height="28" rx="7" />
      <rect stroke={INK} fill={PAPER} x="62" y="62" width="76" height="28" rx="7" />
      <path stroke={TEAL} strokeWidth="5" d="M76 42h.1M76 76h.1" />
      <path stroke={ORANGE} d="M92 42h32M92 76h18" />
      <path stroke={INK} d="M100 90v14M100 104H74c-8 0-12 6-18 12" />
      <path stroke={TEAL} d="M108 104h18c8 0 12 6 18 12M108 98v12" />
      <path stroke={ORANGE} d="m98 116 4 6M104 114l6 4M94 118l-2 7" />
    </Drawing>
  )
}

export function FindStep(props: ArtProps) {
  return (
    <Drawing {...props} box="120 100">
      <path fill={WARM} d="M8 52C8 26 30 10 60 10s52 16 52 42-22 40-54 40S8 78 8 52Z" />
      <circle stroke={ORANGE} fill={PAPER} cx="54" cy="46" r="25" />
      <circle stroke={TEAL} cx="54" cy="40" r="7" />
      <path stroke={TEAL} d="M41 60c2-8 7-11 13-11s11 3 13 11" />
      <path stroke={ORANGE} strokeWidth="5" d="m73 65 15 16" />
    </Drawing>
  )
}

export function SlotStep(props: ArtProps) {
  return (
    <Drawing {...props} box="120 100">
      <path fill={WARM} d="M8 50C10 26 32 10 62 10s50 18 50 42-24 40-56 40S6 76 8 50Z" />
      <rect stroke={ORANGE} fill={PAPER} x="30" y="24" width="60" height="54" rx="8" />
      <path stroke={ORANGE} d="M30 39h60M45 18v11M75 18v11" />
      <rect fill={MIST} stroke={TEAL} x="52" y="47" width="28" height="22" rx="5" />
      <path stroke={TEAL} d="m60 58 5 5 8-9" />
      <path stroke="#D9CCC0" strokeWidth="5" d="M41 51h.1M41 65h.1" />
    </Drawing>
  )
}

export function MeetStep(props: ArtProps) {
  return (
    <Drawing {...props} box="120 100">
      <path fill={WARM} d="M8 52C8 26 30 10 60 10s52 16 52 42-22 40-54 40S8 78 8 52Z" />
      <rect stroke={ORANGE} fill={PAPER} x="24" y="26" width="56" height="44" rx="8" />
      <path stroke={ORANGE} fill={PAPER} d="m80 44 16-9v26l-16-9Z" />
      <circle stroke={TEAL} fill={MIST} cx="52" cy="43" r="7" />
      <path stroke={TEAL} d="M38 63c2-8 7-11 14-11s12 3 14 11" />
      <path stroke={ORANGE} d="M40 80h24" />
    </Drawing>
  )
}

const wordmark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  color: 'ink',
  fontSize: '18',
  fontWeight: 'semibold',
  lineHeight: 'heading',
  '& > svg': { flexShrink: 0 },
})

/** The mark: a spine that curves like an S, with the head as its dot. */
export function Logo({ name }: { name?: string }) {
  return (
    <span className={wordmark}>
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden className={stroked}>
        <rect width="36" height="36" rx="11" fill="#C2410C" />
        <circle cx="22.5" cy="8" r="3" fill={PAPER} />
        <path stroke={PAPER} strokeWidth="3" d="M16 12.5h7M12.5 17h8.5M12 21.5h9M14 26h9" />
        <path stroke="#FDBA74" strokeWidth="3" d="M18.5 30.5h4" />
      </svg>
      {name}
    </span>
  )
}
