import { readFile } from 'node:fs/promises'
import { html } from 'hono/html'
import type { Language } from '../../src/core/language/languages'
import { tagOf } from '../../src/core/language/languages'
import { fontFile, type Script, scripts } from './pdf/letters'

/** The language a browser asks for first among ours. */
export const browserLanguage = (header: string | null): Language => {
  const asked = (header ?? '').toLowerCase()
  const places = (['hin', 'guj', 'ben'] as const)
    .map((language) => ({ language, at: asked.indexOf(tagOf(language)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const [first] = places
  const english = asked.indexOf('en')
  return first === undefined || (english >= 0 && english < first.at) ? 'eng' : first.language
}

const fontFamilies: Readonly<Partial<Record<Script, string>>> = {
  latin: 'Poppins',
  devanagari: 'Noto Sans Devanagari',
  gujarati: 'Noto Sans Gujarati',
  bengali: 'Noto Sans Bengali',
}

const fontFaces = (path: string): string =>
  Object.entries(fontFamilies)
    .flatMap(([script, family]) =>
      [400, 600].map(
        (weight) =>
          `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('${path}/${script}-${weight}.woff') format('woff') }`,
      ),
    )
    .join('\n')

const looks = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 1fr);
  place-items: center; padding: 16px;
  background: #fffbf7; color: #1f1a17;
  font: 16px/1.55 Poppins, system-ui, 'Noto Sans Devanagari', 'Noto Sans Gujarati', 'Noto Sans Bengali', sans-serif }
main { width: 100%; max-width: 420px; display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: 24px;
  padding: 32px 24px 40px;
  background: #fff; border: 1px solid #eadfd6; border-radius: 20px; text-align: center }
header { display: flex; align-items: center; gap: 12px }
h1 { margin: 0; color: #595959; font-size: 16px; font-weight: 400 }
p { margin: 0; font-size: 28px; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere }
svg { fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
@media print { body { background: none } }
`

const asset = (content: string | Buffer, type: string): Response =>
  new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  })

export interface SmallPage {
  readonly language: Language
  readonly status: number
  readonly title: string
  /** What stands below the heading. */
  readonly body: unknown
  /** Says of `main` what is found, for its looks. */
  readonly finding: string
}

/**
 * Pages that the server itself draws for whoever has a secret address below a path: styles and letters of their own, no
 * script. Names of assets hold a full stop, which a token does not.
 */
export const smallPages = (path: `/${string}`, ownLooks: string) => {
  const stylesheet = `${path}/style.css`
  const font = new RegExp(`^${path}/([a-zA-Z]+)-(400|600)\\.woff$`)
  return {
    /** What a page itself asks for: its styles, and the letters of its language. */
    assetAt: async (pathname: string): Promise<Response | null> => {
      if (pathname === stylesheet) return asset(fontFaces(path) + looks + ownLooks, 'text/css; charset=utf-8')
      const [, name, weight] = font.exec(pathname) ?? []
      const script = scripts.find((each) => each === name)
      if (script === undefined) return null
      return asset(await readFile(fontFile(script, weight === '600' ? 600 : 400)), 'font/woff')
    },
    page: async ({ language, status, title, body, finding }: SmallPage): Promise<Response> => {
      const text = await html`<!doctype html>
        <html lang="${tagOf(language)}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title}</title>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="stylesheet" href="${stylesheet}" />
          </head>
          <body>
            <main data-finding="${finding}">
              <header>
                <img src="/favicon.svg" alt="" width="28" height="28" />
                <h1>${title}</h1>
              </header>
              ${body}
            </main>
          </body>
        </html>`
      return new Response(String(text), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    },
  }
}
