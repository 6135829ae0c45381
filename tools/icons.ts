import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { browserArguments, ensureBrowser } from './browser'

/** The drawing inside the rounded square of `public/favicon.svg`. */
const MARK = /<g[\s\S]*<\/g>/.exec(readFileSync('public/favicon.svg', 'utf8'))?.[0] ?? ''
const BRAND = '#C2410C'

interface Icon {
  readonly file: string
  readonly pixels: number
  /** Corner radius out of 32; a maskable icon and Apple's fill their square, the device cuts it. */
  readonly corner: number
  /** How much of the square the mark takes: a mask may cut a fifth off each side. */
  readonly scale: number
}

const icons: readonly Icon[] = [
  { file: 'icon-192', pixels: 192, corner: 8, scale: 1 },
  { file: 'icon-512', pixels: 512, corner: 8, scale: 1 },
  { file: 'maskable-192', pixels: 192, corner: 0, scale: 0.72 },
  { file: 'maskable-512', pixels: 512, corner: 0, scale: 0.72 },
  { file: 'apple-touch-icon', pixels: 180, corner: 0, scale: 0.86 },
]

const drawing = ({ pixels, corner, scale }: Icon): string => {
  const inset = (32 * (1 - scale)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${pixels}" height="${pixels}" style="display:block"><rect width="32" height="32" rx="${corner}" fill="${BRAND}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${MARK}</g></svg>`
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] })
const page = await browser.newPage()
for (const icon of icons) {
  await page.setViewportSize({ width: icon.pixels, height: icon.pixels })
  await page.setContent(`<body style="margin:0">${drawing(icon)}</body>`)
  writeFileSync(`public/icons/${icon.file}.png`, await page.screenshot({ omitBackground: true }))
}
await browser.close()
