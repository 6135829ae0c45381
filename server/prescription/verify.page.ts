import { html } from 'hono/html'
import type { Language } from '../../src/core/language/languages'
import { tagOf } from '../../src/core/language/languages'
import type { Limit, Limits } from '../kit/limits'
import type { Mount } from '../kit/mount'
import { dayInWords } from './paper'
import { signedByToken } from './prescription.store'
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

/** Answers `/verify/:token` of a code on paper: that it is genuine, and of which day. Nothing else is said of it. */
export const verificationPage =
  (limits: Limits): Mount =>
  async (request, { db, now, address }) => {
    const language = languageOf(request.headers.get('accept-language'))
    const turn = await limits.take(db, LOOKS, address ?? 'unknown', now)
    if (turn.is !== 'granted') return page(language, word(language, 'verify.later'), 429)
    const token = /^\/verify\/([\w-]{22})$/.exec(new URL(request.url).pathname)?.[1]
    const signedAt = token === undefined ? null : await signedByToken(db, token)
    return signedAt === null
      ? page(language, word(language, 'verify.unknown'), 404)
      : page(language, word(language, 'verify.genuine', { day: dayInWords(signedAt) }), 200)
  }

const page = async (language: Language, sentence: string, status: number): Promise<Response> => {
  const body = await html`<!doctype html>
    <html lang="${tagOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${word(language, 'verify.title')}</title>
      </head>
      <body>
        <main>
          <h1>${word(language, 'verify.title')}</h1>
          <p role="status">${sentence}</p>
        </main>
      </body>
    </html>`
  return new Response(String(body), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
