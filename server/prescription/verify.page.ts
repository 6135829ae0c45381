import { readFile } from 'node:fs/promises'
import { html } from 'hono/html'
import type { Language } from '../../src/core/language/languages'
import { tagOf } from '../../src/core/language/languages'
import { clockTime } from '../../src/core/kit/clockTime'
import type { Limit, Limits } from '../kit/limits'
import type { Mount } from '../kit/mount'
import { fontFile, type Script, scripts } from '../kit/pdf/letters'
import { VERIFICATION_PATH } from './documents'
import { dayInWords } from './paper'
import { paperByToken, type VerifiedPaper } from './prescription.store'
import { word } from './lineWords'

/** Of one address: a pharmacy looks at a paper now and then; who tries codes shuts out nobody but themselves. */
const LOOKS: Limit = { name: 'verification', most: 60, per: 'minute' }

/** The language a browser asks for first among ours. */
const languageOf = (header: string | null): Language => {
  const asked = (header ?? '').toLowerCase()
  const places = (['hin', 'guj', 'ben'] as const)
    .map((language) => ({ language, at: asked.indexOf(tagOf(language)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const [first] = places
  const english = asked.indexOf('en')
  return first === undefined || (english >= 0 && english < first.at) ? 'eng' : first.language
}

/** Neither is a token: those have 22 letters and no full stop. */
const STYLESHEET = `${VERIFICATION_PATH}/style.css`
const FONT = new RegExp(`^${VERIFICATION_PATH}/([a-zA-Z]+)-(400|600)\\.woff$`)

const fontFamilies: Readonly<Partial<Record<Script, string>>> = {
  latin: 'Poppins',
  devanagari: 'Noto Sans Devanagari',
  gujarati: 'Noto Sans Gujarati',
  bengali: 'Noto Sans Bengali',
}

const fontFaces = Object.entries(fontFamilies)
  .flatMap(([script, family]) =>
    [400, 600].map(
      (weight) =>
        `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('${VERIFICATION_PATH}/${script}-${weight}.woff') format('woff') }`,
    ),
  )
  .join('\n')

const stylesheet = `${fontFaces}
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 16px;
  background: #fffbf7; color: #1f1a17;
  font: 16px/1.55 Poppins, system-ui, 'Noto Sans Devanagari', 'Noto Sans Gujarati', 'Noto Sans Bengali', sans-serif }
main { width: 100%; max-width: 420px; display: grid; justify-items: center; gap: 24px; padding: 32px 24px 40px;
  background: #fff; border: 1px solid #eadfd6; border-radius: 20px; text-align: center }
header { display: flex; align-items: center; gap: 12px }
h1 { margin: 0; color: #595959; font-size: 16px; font-weight: 400 }
p { margin: 0; font-size: 28px; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere }
svg { fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
[data-finding=genuine] svg { color: #15803d }
[data-finding=unknown] svg, [data-finding=replaced] svg { color: #b91c1c }
[data-finding=later] svg { color: #595959 }
[data-finding=later] p, [data-finding=replaced] p { font-size: 18px }
@media print { body { background: none } }
`

const asset = (content: string | Buffer, type: string): Response =>
  new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  })

/** What the page itself asks for: its styles, and the letters of its language. */
const assetAt = async (pathname: string): Promise<Response | null> => {
  if (pathname === STYLESHEET) return asset(stylesheet, 'text/css; charset=utf-8')
  const [, name, weight] = FONT.exec(pathname) ?? []
  const script = scripts.find((each) => each === name)
  if (script === undefined) return null
  return asset(await readFile(fontFile(script, weight === '600' ? 600 : 400)), 'font/woff')
}

/** That a paper is genuine and of which day, or that a newer one counts: both were signed, one alone holds. */
const sentenceOf = (language: Language, { signedAt, replacedBy }: VerifiedPaper): string => {
  const day = dayInWords(signedAt, language)
  if (replacedBy === null) return word(language, 'verify.genuine', { day })
  const { number, version, signedAt: at } = replacedBy
  return word(language, 'verify.replaced', {
    day,
    number,
    version,
    at: `${dayInWords(at, language)}, ${clockTime(at)}`,
  })
}

/** Answers `/verify/:token` of a code on paper: whether it is genuine and counts, and its day. Nothing else is said of it. */
export const verificationPage =
  (limits: Limits): Mount =>
  async (request, { db, now, address }) => {
    const language = languageOf(request.headers.get('accept-language'))
    const { pathname } = new URL(request.url)
    const part = await assetAt(pathname)
    if (part !== null) return part
    const turn = await limits.take(db, LOOKS, address ?? 'unknown', now)
    if (turn.is !== 'granted') return page(language, 'later', word(language, 'verify.later'), 429)
    const token = /^\/verify\/([\w-]{22})$/.exec(pathname)?.[1]
    const paper = token === undefined ? null : await paperByToken(db, token)
    return paper === null
      ? page(language, 'unknown', word(language, 'verify.unknown'), 404)
      : page(language, paper.replacedBy === null ? 'genuine' : 'replaced', sentenceOf(language, paper), 200)
  }

type Finding = 'genuine' | 'replaced' | 'unknown' | 'later'

/** Lines of lucide's circle-check, circle-alert, circle-x and clock. */
const drawings: Readonly<Record<Finding, string>> = {
  genuine: 'm9 12 2 2 4-4',
  replaced: 'M12 8v4m0 4h.01',
  unknown: 'm15 9-6 6m0-6 6 6',
  later: 'M12 6v6l4 2',
}

const page = async (language: Language, finding: Finding, sentence: string, status: number): Promise<Response> => {
  const body = await html`<!doctype html>
    <html lang="${tagOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${word(language, 'verify.title')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLESHEET}" />
      </head>
      <body>
        <main data-finding="${finding}">
          <header>
            <img src="/favicon.svg" alt="" width="28" height="28" />
            <h1>${word(language, 'verify.title')}</h1>
          </header>
          <svg viewBox="0 0 24 24" width="72" height="72" aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            <path d="${drawings[finding]}" />
          </svg>
          <p role="status">${sentence}</p>
        </main>
      </body>
    </html>`
  return new Response(String(body), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
