import { html } from 'hono/html'
import type { Language } from '../../src/core/language/languages'
import { clockTime } from '../../src/core/kit/clockTime'
import type { Limit, Limits } from '../kit/limits'
import type { Mount } from '../kit/mount'
import { browserLanguage, smallPages } from '../kit/smallPage'
import { VERIFICATION_PATH } from './documents'
import { dayInWords } from './paper'
import { paperByToken, type VerifiedPaper } from './prescription.store'
import { word } from './lineWords'

/** Of one address: a pharmacy looks at a paper now and then; who tries codes shuts out nobody but themselves. */
const LOOKS: Limit = { name: 'verification', most: 60, per: 'minute' }

const pages = smallPages(
  VERIFICATION_PATH,
  `[data-finding=genuine] svg { color: #15803d }
[data-finding=unknown] svg, [data-finding=replaced] svg { color: #b91c1c }
[data-finding=later] svg { color: #595959 }
[data-finding=later] p, [data-finding=replaced] p { font-size: 18px }
`,
)

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
    const language = browserLanguage(request.headers.get('accept-language'))
    const { pathname } = new URL(request.url)
    const part = await pages.assetAt(pathname)
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

const page = (language: Language, finding: Finding, sentence: string, status: number): Promise<Response> =>
  pages.page({
    language,
    status,
    finding,
    title: word(language, 'verify.title'),
    body: html`<svg viewBox="0 0 24 24" width="72" height="72" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <path d="${drawings[finding]}" />
      </svg>
      <p role="status">${sentence}</p>`,
  })
