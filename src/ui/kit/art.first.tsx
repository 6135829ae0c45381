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

export function Drawing({ box, label, className, children }: ArtProps & { box: string; children: ReactNode }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const [width, height] = box.split(' ')
  return (
    <svg {...named} viewBox={`0 0 ${box}`} width={width} height={height} className={cx(stroked, className)}>
      {children}
    </svg>
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
