import { css } from 'styled-system/css'

const WARM = '#FFEDD5'
const PEACH = '#FED7AA'
const ORANGE = '#EA580C'
const TEAL = '#0F766E'
const MIST = '#CCE9E5'
const INK = '#1F1A17'
const PAPER = '#FFFFFF'

const drawing = css({
  display: 'block',
  width: 'full',
  height: 'auto',
  fill: '[none]',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

const COUNT = 16
const round = (value: number) => Math.round(value * 10) / 10

/** Vertebrae from the neck down: they widen, and the column sways a little. */
const vertebrae = Array.from({ length: COUNT }, (_, index) => {
  const along = index / (COUNT - 1)
  return {
    x: round(260 + 6 * Math.sin(along * Math.PI * 2)),
    y: round(222 + 300 * along),
    width: round(22 + 26 * along),
    height: round(9 + 5 * along),
  }
})

const column = vertebrae.map(({ x, y }) => `L${x} ${y}`).join('')

/** Nerves leave the column to both sides and reach down. */
const nerves = [2, 5, 8, 11, 14].flatMap((index) => {
  const { x, y, width } = vertebrae[index] ?? { x: 260, y: 300, width: 30 }
  return [-1, 1].map((side) => {
    const from = x + side * (width / 2 + 12)
    const reach = 44 + index * 3
    return `M${round(from)} ${y}c${side * 18} 2 ${side * (reach - 14)} 14 ${side * reach} ${round(34 + index)}`
  })
})

/** The brain and the spine of a person seen from behind, with what the product does around them. */
export const HeroArt = () => (
  <svg viewBox="0 0 520 540" width="520" height="540" aria-hidden className={drawing}>
    <path fill={WARM} d="M44 300C20 190 84 62 214 38s236 40 262 160-6 214-62 280c-40 46-96 62-158 62S66 420 44 300Z" />
    <circle cx="260" cy="134" r="118" stroke={PEACH} strokeWidth="2" strokeDasharray="2 10" />
    <circle cx="260" cy="134" r="152" stroke={PEACH} strokeWidth="2" strokeDasharray="2 12" />
    <path
      fill={PAPER}
      stroke={ORANGE}
      strokeWidth="3"
      d="M78 540c2-76 6-138 18-184 14-52 54-72 100-88 28-10 38-18 38-44v-22c-30-18-46-46-46-82 0-50 32-84 72-84s72 34 72 84c0 36-16 64-46 82v22c0 26 10 34 38 44 46 16 86 36 100 88 12 46 16 108 18 184"
    />
    <path
      stroke={PEACH}
      strokeWidth="3"
      d="M148 400c-6 44-8 92-8 140M372 400c6 44 8 92 8 140M168 300c20 12 44 18 66 18M352 300c-20 12-44 18-66 18"
    />
    <g strokeWidth="3" transform="translate(168.2 50) scale(1.02)">
      <path
        stroke={ORANGE}
        fill={WARM}
        d="M88 34c-6-9-22-9-27 1-13-2-21 10-16 20-12 4-15 20-5 28-5 12 4 23 16 22 4 11 22 15 32 5V34Z"
      />
      <path
        stroke={TEAL}
        fill={MIST}
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
    </g>
    <path stroke={TEAL} strokeWidth="3" d={`M260 166L260 214${column}L260 540`} strokeDasharray="1 8" />
    {nerves.map((path) => (
      <path key={path} d={path} stroke={TEAL} strokeWidth="2.5" strokeDasharray="1 7" />
    ))}
    {vertebrae.map(({ x, y, width, height }) => (
      <g key={y} stroke={ORANGE} strokeWidth="2.5">
        <path d={`M${round(x - width / 2)} ${y}h-9M${round(x + width / 2)} ${y}h9`} />
        <rect
          x={round(x - width / 2)}
          y={round(y - height / 2)}
          width={width}
          height={height}
          rx={round(height / 2.4)}
          fill={PAPER}
        />
        <path d={`M${x} ${round(y - height / 5)}v${round(height / 2.5)}`} />
      </g>
    ))}
    <g transform="translate(18 352)">
      <rect width="132" height="104" rx="16" fill={PAPER} stroke={INK} strokeWidth="2.5" />
      <path d="M0 34V16A16 16 0 0 1 16 0h100a16 16 0 0 1 16 16v18Z" fill={ORANGE} />
      <path stroke={INK} strokeWidth="2.5" d="M32-8v16M100-8v16M0 34h132" />
      <path stroke="#D9CCC0" strokeWidth="9" d="M24 54h.1M52 54h.1M80 54h.1M108 54h.1M24 80h.1M52 80h.1" />
      <rect x="68" y="66" width="50" height="27" rx="8" fill={MIST} stroke={TEAL} strokeWidth="2.5" />
      <path stroke={TEAL} strokeWidth="3" d="m84 79 7 7 12-13" />
    </g>
    <g transform="translate(364 218)">
      <rect width="138" height="98" rx="16" fill={PAPER} stroke={INK} strokeWidth="2.5" />
      <circle cx="52" cy="38" r="14" fill={WARM} stroke={ORANGE} strokeWidth="2.5" />
      <path fill={WARM} stroke={ORANGE} strokeWidth="2.5" d="M24 80c2-15 13-22 28-22s26 7 28 22Z" />
      <circle cx="108" cy="30" r="6" fill={TEAL} />
      <path stroke={TEAL} strokeWidth="2.5" d="M98 66v-8M106 70V50M114 66v-10M122 62v-4" />
    </g>
    <path
      stroke={TEAL}
      strokeWidth="3"
      d="M22 190h34l9-24 14 52 13-74 13 60 8-14h30M392 132h24l8-22 12 44 12-62 11 50 8-10h31"
    />
    <path stroke={ORANGE} strokeWidth="3" d="M96 94v18M87 103h18M438 402v18M429 411h18" />
    <circle cx="140" cy="56" r="5" fill={TEAL} />
    <circle cx="452" cy="356" r="5" fill={ORANGE} />
  </svg>
)
