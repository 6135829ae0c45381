export type PortraitOptions = {
  seed: number
  gender: 'Male' | 'Female'
  /** Hair greys from fifty; without an age the seed chooses one between thirty-two and sixty-four. */
  age?: number
  /** A white coat and stethoscope, on unless told otherwise; patients wear their own clothes. */
  coat?: boolean
}

/** A small integer hash; each salt gives an independent draw from one seed. */
const hash = (seed: number, salt: number): number => {
  let h = Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

const pick = <T>(list: readonly [T, ...T[]], seed: number, salt: number): T =>
  list[hash(seed, salt) % list.length] ?? list[0]

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
/** Round caps and joins and an empty fill are inherited: the drawing's root says so once. */
const line = (d: string, stroke: string, width: number, fill = ''): string =>
  `<path d="${d}"${fill && ` fill="${fill}"`} stroke="${stroke}" stroke-width="${width}"/>`
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const round = (value: number): number => Math.round(value * 10) / 10
/** Path data and its reflection in the middle line; takes absolute M, L, C and Q with every point written 'x y'. */
const both = (d: string): string =>
  d + d.replace(/(\d[\d.]*) (\d[\d.]*)/g, (_, x: string, y: string) => `${round(160 - Number(x))} ${y}`)

type Skin = { base: string; shade: string; lip: string; blush: string }

const skins: readonly [Skin, ...Skin[]] = [
  { base: '#e8b98f', shade: '#d59f73', lip: '#b9605a', blush: '#e0907a' },
  { base: '#dba678', shade: '#c58c5f', lip: '#ac5650', blush: '#d17f66' },
  { base: '#c98f62', shade: '#b2784d', lip: '#9c4c48', blush: '#bd6d52' },
  { base: '#b37a50', shade: '#9b653f', lip: '#8c4340', blush: '#a65b43' },
  { base: '#986340', shade: '#815132', lip: '#773a38', blush: '#8d4a38' },
]
const grounds: readonly [[string, string], ...[string, string][]] = [
  ['#f6d9b8', '#fbe8d2'],
  ['#f2c4aa', '#f9dccb'],
  ['#f2d38c', '#f8e5b8'],
  ['#e6c1b8', '#f2dbd4'],
  ['#d6d0ab', '#e9e5cc'],
  ['#bfd6cb', '#d9e8e0'],
  ['#dcc3d6', '#ecdde8'],
  ['#c6d3e0', '#dee7ef'],
  ['#e9a98a', '#f3c9b3'],
]
const cloths: readonly [string, ...string[]] = [
  '#2f6f73',
  '#a8433f',
  '#3f5a8a',
  '#7b4a78',
  '#c7772f',
  '#4d7a4b',
  '#8f3f5c',
  '#4b5568',
]
const shirts: readonly [string, ...string[]] = ['#bcd3e6', '#f3e3cf', '#d5e2d3', '#e6d4dd', '#cdd3dd', '#f0e9dc']

const hairColour = (age: number, seed: number): string => {
  if (age >= 62) return pick(['#a8a49f', '#bdb9b3', '#8f8b87'], seed, 3)
  if (age >= 54) return pick(['#6d6763', '#7d7873', '#575250'], seed, 3)
  if (age >= 48) return pick(['#453d3a', '#4d4643'], seed, 3)
  return pick(['#241c1a', '#2d211c', '#382720', '#1f1b1e'], seed, 3)
}

const maleHead =
  'M56 60C56 42 66 34 80 34S104 42 104 60C104 76 101 86 93 92.500Q87 97 80 97T67 92.500C59 86 56 76 56 60Z'
const femaleHead = 'M57 60C57 42 66 34 80 34S103 42 103 60C103 78 93.5 96 80 96S57 78 57 60Z'

/** Hair drawn over the face, one per style. */
const maleHair: readonly [string, ...string[]] = [
  'M54.5 66C50 42 62 27 83 27 102 27 110 43 105.5 66 102.8 58 103 53 98 48 86 51 73 49 67 44 64 51 57 54 54.5 66Z',
  'M54.5 65C51 50 53 39 61 35 63 27 78 22 93 26 107 30 109 48 105.5 65 102.8 56 102 50 98 46 88 43 72 43 62 47 58 51 56 57 54.5 65Z',
  'M54.5 66C52 48 56 29 80 29S108 48 105.5 66C102.8 57 102 51 99 46.500Q80 40 61 46.500C58 51 55.5 57 54.5 66Z',
  'M54.5 66C49 53 52 43 56 40 56 33 63 29 68 30 73 24 83 24 87 28 95 25 103 31 103 37 109 42 110 54 105.5 66 105 58 103 54 100 50 96 52 92 49 90 47 86 51 80 50 77 47 73 51 67 51 65 48 60 52 56 58 54.5 66Z',
  'M54.5 67C52 55 54 44 60 38 66 30 75 28.5 82 28.5 97 28.5 109 41 105.5 67 102.8 61 103 57 101 54 101 45 94 39 84 38 74 37.5 66 40 62 46 60 52 56 58 54.5 67Z',
]
const receding =
  'M54.5 68C50 44 60 28 80 28S110 44 105.5 68C103 60 102.5 52 99 45 95 38 88 35.5 80 35.5S65 38 61 45C57.5 52 56.5 60 54.5 68Z'

type FemaleStyle = { back: string; front: string; ears: boolean }

const middlePart = 'M55.5 66C52 43 62 28 80 28S108 43 104.5 66C103 55 93 47 80 38 67 47 57 55 55.5 66Z'
const sidePart = 'M55.5 67C51 43 62 28 81 28S109 43 104.5 67C103 57 98 49 90 42 82 51 64 50 55.5 67Z'
const femaleStyles: readonly [FemaleStyle, ...FemaleStyle[]] = [
  { back: 'M80 11C91 11 95 18 94 25 93 31 90 36 80 36S67 31 66 25C65 18 69 11 80 11Z', front: middlePart, ears: true },
  {
    back: 'M80 26C56 26 47 44 48 66 48 84 44 96 47 106 58 114 102 114 113 106 116 96 112 84 112 66 113 44 104 26 80 26Z',
    front: 'M53 82C47 46 60 26.5 80 26.500S113 46 107 82C104 66 101 52 91 42 80 53 66 50 58 60 56 66 55 74 53 82Z',
    ears: false,
  },
  {
    back: 'M80 26C55 26 46 46 48 70 50 94 38 112 42 136 52 144 64 140 66 130L94 130C96 140 108 144 118 136 122 112 110 94 112 70 114 46 105 26 80 26Z',
    front: 'M53.5 86C46 48 58 26.5 80 26.500S114 48 106.5 86C105 66 98 48 80 37.5 62 48 55 66 53.5 86Z',
    ears: false,
  },
  { back: '', front: sidePart, ears: true },
  {
    back: 'M80 25C57 24 45 42 47 64 45 76 46 88 52 96 62 100 98 100 108 96 114 88 115 76 113 64 115 42 103 24 80 25Z',
    front:
      'M54 78C46 60 49 40 63 31 79 22 102 27 108 44 111 56 110 68 106 78 106 64 101 53 94 46 84 52 72 48 67 45 66 55 56 62 54 78Z',
    ears: false,
  },
  { back: 'M94 74C104 73 113 80 112 90 111 99 101 103 94 100 88 97 86 84 94 74Z', front: middlePart, ears: true },
]

/** A plait brought forward over the shoulder, drawn above the clothes: beads of hair on one round-capped line. */
const plait = (hair: string, band: string): string =>
  path('M101 66C110 76 114.5 90 114 104L101 106C104 96 102 88 97 82Z', hair) +
  line('M107.5 104v1M108 113v1M108.5 122v1', hair, 12.5) +
  line('M109 131v1', hair, 10) +
  line('M109.5 138L109 148', hair, 6) +
  line('M107 138h5', band, 3.5)

const shoulders = 'M10 160C12 136 26 125 52 118L70 110Q80 120 90 110L108 118C134 125 148 136 150 160Z'

const garments = (seed: number, male: boolean, coat: boolean): string => {
  const cloth = pick(cloths, seed, 5)
  const style = hash(seed, 6) % 3
  let inner = path(shoulders, male && coat ? pick(shirts, seed, 7) : cloth)
  if (male && style < 2) {
    inner += coat ? path('M75.5 117h9l-2 6 4 37h-13l4-37Z', cloth) : ''
    inner += path(both('M69 109L80 119.5 70.5 128 63 114Z'), '#ffffff80')
  } else if (male) {
    inner += path(both('M69 109Q72 117 80 119L80 126Q68 123 64 112.5Z'), '#00000026')
    inner += line('M80 124v36', '#0003', 1.2) + line('M80 134v0M80 145v0', '#fffb', 2.8)
  } else {
    inner += line('M69 111.5Q80 132 91 111.5', '#f0c766', 1.6)
    if (style === 1) inner += line('M66 115Q80 144 94 115', '#fff6', 1.2)
    if (coat && style === 2)
      inner += path(
        'M68 109Q56 118 62 130 70 148 80 154 90 148 98 130 104 118 92 109 90 126 80 136 70 126 68 109Z',
        pick(cloths, seed, 8),
      )
  }
  const sari = 'M94 111L108 118Q126 123 136 131C112 136 90 146 74 160H46C58 138 78 122 94 111Z'
  if (!coat) return inner + (!male && style > 0 ? line(sari, '#f0c766', 1.2, pick(cloths, seed, 8)) : '')

  const tube = '#3c4652'
  return (
    inner +
    path(both('M10 160C12 136 26 125 52 118L66 112Q68 132 77 160Z'), '#fbfaf6') +
    path(both('M66 111L55 117 52 131 61 134 57 139 77 160Q68 134 66 111Z'), '#e7e3da') +
    line(both('M38 160Q39 148 36 140'), '#ddd8cd', 1.4) +
    line('M62 111C56 124 58 138 66 148q-5 3-4 9M66 148q5 2 6 8M98 111C106 124 104 134 101 141', tube, 2.4) +
    `<circle cx="101" cy="145" r="4" fill="#d5dbe1" stroke="#8e99a6" stroke-width="2.4"/>`
  )
}

const face = (seed: number, male: boolean, age: number, skin: Skin, hair: string): string => {
  const ink = '#2b1d18'
  const lips = male ? 1.8 : 2.3
  const brows = male ? 'M64.5 59.5Q69 56.5 75 59' : 'M65 59.5Q69.5 56 75 58.5'
  const smiles = [
    line('M72.5 83Q80 85.4 87.5 83 85.5 90 80 90T72.5 83Z', skin.lip, male ? 1.2 : 1.7, '#fffaf4'),
    line('M73 83.5Q80 89.5 87 83.5', skin.lip, lips),
    line('M74 84.5Q80.5 88.5 86.5 83.5', skin.lip, lips),
  ]
  return (
    line('M66 77v0M94 77v0', `${skin.blush}50`, 9) +
    line(both(brows), age >= 54 ? hair : ink, male ? 2.4 : 1.7) +
    line('M70.5 66.200v.8M89.5 66.200v.8', ink, 4.6) +
    line('M71.3 65.5v0M90.3 65.5v0', '#fffd', 1.6) +
    (male ? '' : line(both('M67.2 65.200Q70 62.4 74 64.8'), ink, 1.2)) +
    (age >= 58 ? line(both('M62.5 70L60.5 71.2'), skin.shade, 1) : '') +
    line('M80.5 69Q78.6 74 78 76.2 79.8 78.2 82.3 77', skin.shade, 1.7) +
    (smiles[hash(seed, 9) % 3] ?? '')
  )
}

const beards: readonly [string, ...string[]] = [
  'M56.3 66C57.5 73 60 78 66 79.5 71 80 75 78.8 80 80.3 85 78.8 89 80 94 79.5 100 78 102.5 73 103.7 66 104.5 80 101 89 94 94.5Q87 99.5 80 99.5T66 94.5C59 89 55.5 80 56.3 66Z',
  'M70.5 83Q74 78.6 80 80.4 86 78.6 89.5 83 84 82.2 80 82.200T70.5 83Z',
  '',
  '',
]

const glasses = (round: boolean): string =>
  line(
    both(
      round
        ? 'M62.4 67C62.4 56.8 77.6 56.8 77.6 67C77.6 77.2 62.4 77.2 62.4 67Z'
        : 'M62 65Q62 61 66 61L74 61Q77.5 61 77.5 65L77.5 69Q77.5 73 73.5 73L66 73Q62 73 62 69Z',
    ) + 'M77.5 65.5Q80 63.8 82.5 65.5M62 65L57 64M98 65L103 64',
    round ? '#8a5a3a' : '#2e2a2b',
    1.5,
    '#ffffff1f',
  )

export const portrait = ({ seed, gender, age, coat = true }: PortraitOptions): string => {
  const male = gender === 'Male'
  const years = age ?? 30 + (hash(seed, 1) % 31)
  const skin = pick(skins, seed, 2)
  const hair = hairColour(years, seed)
  const [ground, glow] = pick(grounds, seed, 4)
  const woman = pick(femaleStyles, seed, 10)
  const ears = male || woman.ears
  const bald = male && years >= 50 && hash(seed, 11) % 3 === 0
  const manFront = bald ? receding : pick(maleHair, seed, 12)
  const spectacles = hash(seed, 14) % 5
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    path('M0 0h160v160H0Z', ground) +
    disc(80, 76, 62, glow) +
    (male || woman.back === '' ? '' : path(woman.back, hair)) +
    garments(seed, male, coat) +
    path('M68.5 84V110Q80 121 91.5 110V84Z', skin.base) +
    path('M68.5 88Q80 106 91.5 88V97Q80 110 68.5 97Z', skin.shade) +
    (ears ? line('M56 66v4M104 66v4', skin.base, 8) + line('M54.5 66v3M105.5 66v3', skin.shade, 1.2) : '') +
    path(male ? maleHead : femaleHead, skin.base) +
    (male ? path(pick(beards, seed, 13), hair) : '') +
    face(seed, male, years, skin, hair) +
    path(male ? manFront : woman.front, hair) +
    (ears && !male ? line('M56 76v0M104 76v0', '#f0c350', 4) : '') +
    (spectacles < 2 ? glasses(spectacles === 1) : '') +
    (!male && woman.back === '' ? plait(hair, pick(cloths, seed, 5)) : '') +
    '</svg>'
  )
}

const covers: readonly [[string, string, string], ...[string, string, string][]] = [
  ['#fbe3c6', '#f2b48c', '#b4573f'],
  ['#fdeccb', '#f0bf83', '#a8632c'],
  ['#f8dcd2', '#e59f8e', '#99434a'],
  ['#f5e6cf', '#d9b79a', '#2f6f73'],
  ['#fce5d8', '#eeb7a1', '#7b4a78'],
]

/** One electroencephalogram trace: a quiet rhythm with a few bursts. */
const trace = (seed: number, row: number, y: number): string => {
  const points: string[] = []
  for (let x = 0; x <= 1240; x += 20) {
    const burst = Math.exp(-(((x - (300 + (hash(seed, 40 + row) % 420))) / 130) ** 2))
    const rise = Math.sin(x / (34 + (row % 3) * 9) + row * 2) * 5 + Math.sin(x / 15 + row) * burst * 30
    points.push(`${x} ${Math.round(y + rise)}`)
  }
  const mid = points.slice(1).map((point, n) => {
    const [ax, ay] = (points[n] ?? '0 0').split(' ').map(Number)
    const [bx, by] = point.split(' ').map(Number)
    return `${ax} ${ay} ${((ax ?? 0) + (bx ?? 0)) / 2} ${((ay ?? 0) + (by ?? 0)) / 2}`
  })
  return `M${points[0]}Q${mid.join(' ')}`
}

/** A column of vertebrae with discs between them along a gentle S, drawn in outline. */
const spine = (seed: number, x: number, ink: string): string => {
  const lean = hash(seed, 30) % 2 === 0 ? 1 : -1
  const bones = Array.from({ length: 9 }, (_, n) => {
    const phase = n / 1.9 - 0.6
    const w = 21 + n * 1.8
    const body = `M${7 - w} -12Q0 -9 ${w - 7} -12 ${w + 1} -12 ${w - 1} -5 ${w - 3} 0 ${w - 1} 5 ${w + 1} 12 ${w - 7} 12 0 9 ${7 - w} 12 ${-w - 1} 12 ${1 - w} 5 ${3 - w} 0 ${1 - w} -5 ${-w - 1} -12 ${7 - w} -12Z`
    const wings = `M${-w - 4} -1L${-w - 14} -4M${w + 4} -1L${w + 14} -4`
    const pad = `M${7 - w} 18.5Q0 21 ${w - 7} 18.5`
    const place = `translate(${round(x + lean * Math.sin(phase) * 20)} ${4 + n * 38})rotate(${round(-lean * Math.cos(phase) * 14)})`
    return `<g transform="${place}">${line(body, ink, 2.2, '#ffffff3d')}${line(wings, ink, 5)}<g opacity=".4">${line(pad, ink, 5)}</g></g>`
  })
  return bones.join('')
}

export const cover = (seed: number): string => {
  const [pale, deep, ink] = pick(covers, seed, 20)
  const id = `cover-${Math.abs(Math.trunc(seed))}`
  const side = hash(seed, 21) % 2 === 0 ? 1010 : 190
  const sun = 1200 - side + (hash(seed, 22) % 160) - 80
  const rings = [60, 110, 165, 225].map((r) => `<circle cx="${sun}" cy="170" r="${r}" fill="#fff" fill-opacity=".12"/>`)
  const rows = [62, 116, 170, 224, 278].map(
    (y, n) => `<g opacity="${n === 2 ? 0.75 : 0.3}">${line(trace(seed, n, y), ink, n === 2 ? 2.6 : 1.6)}</g>`,
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 320" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${pale}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
    `<rect width="1200" height="320" fill="url(#${id})"/>` +
    rings.join('') +
    rows.join('') +
    `<g opacity=".7">${spine(seed, side, ink)}</g>` +
    '</svg>'
  )
}
