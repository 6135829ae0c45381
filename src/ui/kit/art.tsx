import { type ArtProps, Drawing, INK, MIST, ORANGE, PAPER, TEAL, WARM } from './art.first'

// The landing page and the frame draw with these; they import them from where they are.
export { Brain, FindStep, Logo, MeetStep, ServerDown, SlotStep, type ArtProps } from './art.first'

/** From the neck down, seen from the side: neck and lower back curve forward, the chest back. */
const vertebrae: readonly [x: number, y: number, width: number, turn: number][] = [
  [85, 20, 16, -24],
  [89, 31, 17, -15],
  [91, 43, 19, -1],
  [90, 54, 20, 14],
  [86, 66, 21, 23],
  [80, 77, 22, 25],
  [76, 89, 24, 18],
  [73, 100, 25, 4],
  [74, 112, 26, -11],
  [77, 123, 27, -22],
  [82, 135, 29, -25],
  [87, 146, 30, -20],
]

/** A column of bodies with the discs between them and the processes behind. */
export function Spine(props: ArtProps) {
  return (
    <Drawing {...props} box="160 200">
      <path fill={WARM} d="M22 104C18 62 42 22 84 18s62 30 58 76-24 88-64 86-53-38-56-76Z" />
      {vertebrae.map(([x, y, width, turn]) => (
        <g key={y} transform={`rotate(${turn} ${x} ${y})`}>
          <path stroke={TEAL} strokeWidth="3" d={`M${x - width / 2 + 4} ${y + 6}h${width - 8}`} />
          <path stroke={ORANGE} d={`M${x + width / 2} ${y - 1}c5 0 8 2 11 6`} />
          <rect stroke={ORANGE} fill={PAPER} x={x - width / 2} y={y - 4} width={width} height="8" rx="3.5" />
        </g>
      ))}
      <path stroke={ORANGE} fill={PAPER} d="M74 155c9-4 19-3 26 1 1 12-4 22-13 29-8-6-13-17-13-30Z" />
      <path stroke={ORANGE} d="M81 165c4 2 9 2 13 0M84 174c2 1 5 1 7 0" />
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

/** A folder of papers, none in it yet. */
export function EmptyRecords(props: ArtProps) {
  return (
    <Drawing box="160 120" {...props}>
      <rect x="52" y="14" width="56" height="72" rx="6" fill={PAPER} stroke={TEAL} />
      <path d="M64 32h32M64 44h32M64 56h20" stroke={MIST} />
      <path d="M24 48h32l8 10h72v44a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" fill={WARM} stroke={ORANGE} />
      <path d="M80 74v22M69 85h22" stroke={ORANGE} />
    </Drawing>
  )
}
