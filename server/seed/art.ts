const WARM = '#ffedd5'
const PEACH = '#fed7aa'
const ORANGE = '#ea580c'
const DEEP = '#c2410c'
const TEAL = '#0f766e'
const MIST = '#cce9e5'
const INK = '#1f1a17'
const PAPER = '#ffffff'
const LINE = '#d9ccc0'
const SKIN = '#d9a679'
const SKIN_DARK = '#a8724a'

const draw = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`
const stroke = (d: string, colour: string, width = 3, inside = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${inside && ` fill="${inside}"`}/>`
const box = (x: number, y: number, w: number, h: number, r: number, inside: string, edge = INK, width = 3): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${inside}" stroke="${edge}" stroke-width="${width}"/>`
const disc = (x: number, y: number, r: number, inside: string, edge = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${inside}"${edge && ` stroke="${edge}" stroke-width="3"`}/>`
const at = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`
/** Lines of writing. */
const words = (x: number, y: number, lengths: readonly number[], gap = 16, colour = LINE): string =>
  stroke(lengths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join(''), colour, 7)

const blobs = [
  'M36 214C18 130 74 44 180 30s214 22 250 106-10 176-92 202-280 6-302-124Z',
  'M30 160C40 70 130 22 236 26s206 60 210 150-72 160-190 162S20 262 30 160Z',
  'M54 98C104 28 220 12 314 38s146 108 128 190-122 116-226 112S42 296 30 224 32 130 54 98Z',
] as const
const ground = (which: 0 | 1 | 2, colour = WARM): string => fill(blobs[which], colour)
const sparks =
  stroke('M40 38v18M31 47h18M452 300v18M443 309h18', ORANGE) + disc(450, 44, 6, TEAL) + disc(24, 318, 6, ORANGE)

/** A person from the waist up, 120 wide; a doctor wears a coat. */
const person = (
  x: number,
  y: number,
  scale: number,
  look: { skin: string; cloth: string; hair: string; coat?: boolean },
): string =>
  at(
    x,
    y,
    scale,
    fill('M4 168c2-50 20-74 56-74s54 24 56 74Z', look.coat ? PAPER : look.cloth),
    look.coat
      ? fill('M46 96l14 26 14-26c-8-3-20-3-28 0Z', look.cloth) +
          stroke('M44 96l16 30 16-30M60 126v42M34 108c-4 14-2 22 6 26M86 108c2 10 2 18-2 26', INK, 3)
      : stroke('M44 97c6 12 26 12 32 0', INK, 3),
    stroke('M4 168c2-50 20-74 56-74s54 24 56 74', INK, 3),
    fill('M48 78h24v18c-4 8-20 8-24 0Z', look.skin),
    disc(60, 54, 32, look.skin),
    look.hair,
    stroke('M49 56v3M71 56v3M51 69c5 5 13 5 18 0', INK, 3),
  )
const shortHair = fill('M27 54c-4-30 14-42 34-42s37 14 32 42c-4-12-10-18-18-20-14 2-34 0-42-4-4 8-6 14-6 24Z', INK)
const bunHair =
  disc(60, 8, 13, INK) + fill('M26 60c-4-34 14-48 34-48s38 14 34 48c-4-16-14-26-34-30-20 4-30 14-34 30Z', INK)
const greyHair = fill('M27 52c-2-28 14-40 34-40s36 12 33 40c-5-14-12-20-33-20s-28 6-34 20Z', '#a8a49f')
const longHair = fill('M24 96c-6-48-2-86 36-86s42 38 36 86c-8-2-10-40-12-50-8-4-36-10-44-2-4 10-6 50-16 52Z', INK)

const brain = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    stroke('M48 10C40-4 20-2 15 12-2 10-10 26-2 38c-14 8-16 28-2 38-4 16 8 26 22 24 6 12 22 14 30 4Z', ORANGE, 3, WARM),
    stroke('M54 10c8-14 28-12 33 2 17-2 25 14 17 26 14 8 16 28 2 38 4 16-8 26-22 24-6 12-22 14-30 4Z', TEAL, 3, MIST),
    stroke('M16 14c-2 9 3 15 12 16M-2 38c8 6 17 6 23 0M10 84c6-8 15-8 22-2', ORANGE),
    stroke('M86 14c2 9-3 15-12 16M104 38c-8 6-17 6-23 0M92 84c-6-8-15-8-22-2', TEAL),
  )

const spine = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    stroke('M20 0C8 30 30 60 18 96s6 60-2 90', TEAL, 3),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => {
      const wide = 26 + index * 3
      const from = [14, 11, 18, 22, 17, 14, 17][index]! - wide / 2 + 2
      return box(from, 6 + index * 25, wide, 15, 7, PAPER, ORANGE)
    }),
  )

const phone = (x: number, y: number, inside: string): string =>
  box(x, y, 150, 280, 26, PAPER) + stroke(`M${x + 56} ${y + 18}h38`, INK, 6) + at(x, y, 1, inside)

const cover = draw(
  480,
  360,
  ground(1),
  brain(38, 110, 0.98),
  spine(372, 92, 1.1),
  phone(
    164,
    46,
    box(18, 42, 114, 84, 14, '#fff7ed', ORANGE) +
      disc(42, 68, 13, PAPER, ORANGE) +
      words(66, 62, [50, 34], 14) +
      box(30, 94, 90, 22, 8, DEEP, DEEP) +
      box(18, 140, 52, 56, 12, MIST, TEAL) +
      stroke('M34 168h5l5-13 7 22 5-9h4', TEAL) +
      box(80, 140, 52, 56, 12, '#fff7ed', ORANGE) +
      stroke('M96 156h20v26H96ZM101 164h10M101 172h10', ORANGE) +
      words(24, 218, [100, 76, 90], 18),
  ),
  sparks,
)

const find = draw(
  480,
  360,
  ground(0),
  box(72, 62, 240, 60, 30, PAPER),
  disc(106, 90, 11, PAPER, ORANGE),
  stroke('m114 99 9 9', ORANGE, 4),
  words(140, 92, [110]),
  ...[0, 1].map((row) =>
    at(
      96 + row * 34,
      142 + row * 88,
      1,
      box(0, 0, 250, 74, 16, PAPER),
      disc(38, 37, 21, row ? MIST : PEACH, row ? TEAL : ORANGE),
      words(76, 26, [90, 62], 20),
      box(178, 22, 58, 30, 10, row ? TEAL : DEEP, row ? TEAL : DEEP),
      stroke('m198 37 6 6 11-12', PAPER, 4),
    ),
  ),
  brain(344, 54, 0.72),
  sparks,
)

const consult = draw(
  480,
  360,
  ground(2, MIST),
  box(60, 70, 290, 200, 20, PAPER),
  fill('M62 90a18 18 0 0 1 18-18h250a18 18 0 0 1 18 18v160a18 18 0 0 1-18 18H80a18 18 0 0 1-18-18Z', '#fff7ed'),
  person(136, 92, 1.05, { skin: SKIN, cloth: TEAL, hair: bunHair, coat: true }),
  stroke('M60 250a20 20 0 0 0 20 20h250a20 20 0 0 0 20-20', INK),
  stroke('M150 312h110M205 272v40', INK, 4),
  box(300, 180, 118, 128, 18, PAPER),
  person(320, 196, 0.66, { skin: SKIN_DARK, cloth: ORANGE, hair: greyHair }),
  disc(96, 244, 17, DEEP),
  stroke('M90 238l12 12M102 238l-12 12', PAPER, 4),
  sparks,
)

const records = draw(
  480,
  360,
  ground(1),
  at(232, 60, 1, box(0, 0, 150, 190, 14, MIST, TEAL), brain(30, 26, 0.9), words(22, 152, [100, 70], 16, TEAL)),
  at(
    96,
    84,
    1,
    box(0, 0, 156, 200, 14, PAPER),
    stroke('M20 30h22M31 19v22', ORANGE, 6),
    words(58, 26, [72, 50], 16),
    words(22, 76, [112, 96, 108, 80], 20),
    stroke('M22 172h16l8-18 12 30 8-12h20', TEAL),
  ),
  at(214, 216, 1, box(0, 0, 176, 92, 16, PAPER), disc(40, 46, 20, PEACH, ORANGE), words(74, 34, [72, 52], 22)),
  sparks,
)

const stay = draw(
  480,
  360,
  ground(0),
  stroke('M40 343h190', INK, 4),
  person(70, 150, 1.15, { skin: SKIN, cloth: ORANGE, hair: longHair }),
  at(
    216,
    62,
    1,
    stroke(
      'M20 0h166a20 20 0 0 1 20 20v50a20 20 0 0 1-20 20H50l-28 24v-24a22 22 0 0 1-22-20V20A20 20 0 0 1 20 0Z',
      TEAL,
      3,
      MIST,
    ),
    words(28, 32, [136, 96], 24, TEAL),
  ),
  at(
    248,
    198,
    1,
    stroke(
      'M20 0h130a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20h-8v22l-26-22H20A20 20 0 0 1 0 54V20A20 20 0 0 1 20 0Z',
      ORANGE,
      3,
      PAPER,
    ),
    words(28, 36, [108], 24),
  ),
  at(384, 256, 1, box(0, 0, 56, 62, 12, PAPER, TEAL), stroke('M28 18v26M15 31h26', TEAL, 6)),
  sparks,
)

const why = draw(
  480,
  360,
  ground(2),
  stroke('M70 292C120 200 150 280 206 214S300 190 330 120', TEAL, 4),
  stroke('M70 292C120 200 150 280 206 214S300 190 330 120', PAPER, 1),
  disc(70, 292, 10, PAPER, TEAL),
  disc(206, 214, 9, TEAL),
  stroke('M346 54c28 0 48 20 48 46 0 34-48 76-48 76s-48-42-48-76c0-26 20-46 48-46Z', ORANGE, 3, PAPER),
  stroke('M346 82v38M327 101h38', ORANGE, 8),
  stroke('M64 199h190', INK, 4),
  person(84, 78, 0.72, { skin: SKIN_DARK, cloth: TEAL, hair: shortHair }),
  person(150, 96, 0.6, { skin: SKIN, cloth: ORANGE, hair: longHair }),
  sparks,
)

const how = draw(
  480,
  360,
  ground(1, MIST),
  stroke('M60 318h360', INK, 4),
  person(96, 116, 1.2, { skin: SKIN, cloth: ORANGE, hair: greyHair, coat: true }),
  at(
    258,
    74,
    1,
    box(0, 0, 140, 210, 16, PAPER),
    box(42, -12, 56, 24, 10, PEACH, ORANGE),
    ...[0, 1, 2, 3].map(
      (row) => stroke(`m22 ${50 + row * 40} 8 8 13-15`, TEAL, 5) + words(58, 50 + row * 40, [row % 2 ? 40 : 58]),
    ),
  ),
  sparks,
)

const data = draw(
  480,
  360,
  ground(0),
  stroke('M240 52l112 40v78c0 70-48 112-112 138-64-26-112-68-112-138V92Z', TEAL, 4, MIST),
  stroke('M240 76l90 32v62c0 56-38 92-90 114-52-22-90-58-90-114v-62Z', TEAL, 2),
  brain(186, 122, 1.05),
  sparks,
)

const team = draw(
  480,
  360,
  ground(2),
  person(60, 132, 1.1, { skin: SKIN_DARK, cloth: TEAL, hair: shortHair }),
  person(292, 132, 1.1, { skin: SKIN, cloth: '#8f3f5c', hair: longHair }),
  person(164, 96, 1.3, { skin: SKIN, cloth: ORANGE, hair: bunHair, coat: true }),
  stroke('M40 318h400', INK, 4),
  sparks,
)

const tile = (...parts: readonly string[]): string => draw(48, 48, box(1, 1, 46, 46, 12, WARM, WARM, 0), ...parts)
const icons = {
  doctor: tile(stroke('M16 10v8a7 7 0 0 0 14 0v-8M23 25v5a7 7 0 0 0 14 0v-3', DEEP), disc(37, 24, 3, DEEP)),
  slot: tile(stroke('M11 14h26v24H11ZM11 21h26M18 10v7M30 10v7M19 30l4 4 7-8', DEEP)),
  records: tile(stroke('M14 9h14l7 7v23H14ZM28 9v7h7M19 24h11M19 31h11', DEEP)),
  delivery: tile(stroke('M8 15h20v18H8ZM28 21h7l5 6v6H28', DEEP), disc(15, 34, 3, DEEP), disc(33, 34, 3, DEEP)),
  learn: tile(stroke('M24 14c-4-3-9-4-14-3v22c5-1 10 0 14 3 4-3 9-4 14-3V11c-5-1-10 0-14 3ZM24 14v22', DEEP)),
  shield: tile(stroke('M24 9l13 5v9c0 8-5 13-13 16-8-3-13-8-13-16v-9ZM18 24l4 4 8-9', DEEP)),
  home: tile(stroke('M10 23 24 11l14 12M14 21v16h20V21M21 37v-9h6v9', DEEP)),
  language: tile(stroke('M9 13h20v14H17l-5 5v-5H9ZM24 32h8l5 5v-5h2V20h-5', DEEP)),
} as const

const drawings = { cover, find, consult, records, stay, why, how, data, team } as const

export type ArtName = keyof typeof drawings
export type IconName = keyof typeof icons

export const artUrl = (name: ArtName): string => `/media/art/${name}.svg`
export const iconUrl = (name: IconName): string => `/media/icons/${name}.svg`

/** The drawing of a path below `/media`, or null. */
export const renderedAt = (path: string): string | null => {
  const match = /^\/media\/(art|icons)\/(\w+)\.svg$/.exec(path)
  if (match === null) return null
  const all: Readonly<Record<string, string>> = match[1] === 'art' ? drawings : icons
  return Object.hasOwn(all, match[2]!) ? all[match[2]!]! : null
}
