import { html } from 'hono/html'
import { DRAWN_PAGES } from '../../src/core/files/files'
import { mimeOf } from '../../src/core/files/files.rules'
import { digitsOnly, shortName } from '../../src/core/kit/text'
import type { Language } from '../../src/core/language/languages'
import { LINK_CODE, MOST_CODES } from '../../src/core/records/recordLinks.limits'
import { linkDevice } from '../../src/core/records/recordLinks.rules'
import { DOCTORS, isOneOf } from '../../src/core/session/roles'
import { type Asker, fileAnswer, type FileStore, pagesOf } from '../files/files.port'
import { endOf } from '../kit/fileAddress'
import { longDayIn } from '../kit/dateWords'
import type { Limit, Limits } from '../kit/limits'
import type { Mount } from '../kit/mount'
import { browserLanguage, smallPages } from '../kit/smallPage'
import { sayFrom } from '../kit/texts'
import { liveLink, openedRecord, openLink, tryCode } from './recordLinks.store'
import { SHARED_PATH } from './sharedAddress'
import texts from './recordLinks.texts.json'

/** Of one address: a family reads a document of many pages; who tries tokens shuts out nobody but themselves. */
const LOOKS: Limit = { name: 'shared record', most: 600, per: 'minute' }

const say = sayFrom(texts)

const pages = smallPages(
  SHARED_PATH,
  `p { font-size: 22px }
p.more { color: #595959; font-size: 16px; font-weight: 400 }
p.wrong { color: #b91c1c; font-size: 16px }
form { display: grid; gap: 16px; width: 100%; margin: 0 }
label { display: grid; gap: 8px; text-align: start }
input { width: 100%; min-width: 0; min-height: 48px; padding: 8px 16px; border: 1px solid #8a7f78; border-radius: 8px; font: inherit;
  letter-spacing: 0.4em; text-align: center }
button, a { display: inline-grid; place-items: center; min-height: 48px; padding: 8px 24px; border: 0;
  border-radius: 8px; background: #c2410c; color: #fff; font: inherit; font-weight: 600; text-decoration: none;
  cursor: pointer }
a { border: 1px solid #c2410c; background: #fff; color: #c2410c }
:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px }
main[data-finding=opened] { max-width: 860px; padding: 24px 16px }
ol { display: grid; gap: 16px; width: 100%; margin: 0; padding: 0; list-style: none }
img.page { display: block; width: 100%; height: auto; border: 1px solid #eadfd6; border-radius: 8px }
@media print { header, a { display: none } }
`,
)

type Finding = 'shared' | 'wrong' | 'over' | 'making' | 'opened' | 'later'

const page = (language: Language, finding: Finding, status: number, body: unknown): Promise<Response> =>
  pages.page({ language, finding, status, body, title: say(language, 'shared.title') })

const words = (language: Language, id: keyof typeof texts) => html`<p role="status">${say(language, id)}</p>`

type Link = NonNullable<Awaited<ReturnType<typeof liveLink>>>

/** Who shared what: doctors by their name, anybody else so that who knows them knows them. */
const leadOf = (language: Language, { type, source, sharer }: Link): string => {
  const kind = source === 'summary' ? 'summary' : type
  if (sharer?.name == null) return say(language, `shared.lead.${kind}`)
  const name = isOneOf(DOCTORS, sharer.role) ? sharer.name : shortName(sharer.name)
  return say(language, `shared.by.${kind}`, { name })
}

/** What stands before a document: previews and scanners of mail fetch it as well, so it says who shared what kind of it, no more. */
const door = (language: Language, link: Link, isWrong: boolean) => {
  const hasCode = link.codeHash !== null
  return page(
    language,
    isWrong ? 'wrong' : 'shared',
    isWrong ? 403 : 200,
    html`<p>${leadOf(language, link)}</p>
      <form method="post">
        ${
          hasCode
            ? html`<label
                >${say(language, 'shared.code', { digits: LINK_CODE })}
                <input
                  name="code"
                  inputmode="numeric"
                  autocomplete="one-time-code"
                  maxlength="${LINK_CODE}"
                  required
                  ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
              /></label>`
            : ''
        }
        ${isWrong ? html`<p class="wrong" id="wrong" role="alert">${say(language, 'shared.wrong', { most: MOST_CODES })}</p>` : ''}
        <button>${say(language, 'shared.open')}</button>
      </form>
      <p class="more">${say(language, 'shared.until', { day: longDayIn(language, link.expiresAt) })}</p>`,
  )
}

const isPicture = (type: keyof typeof mimeOf): boolean => type !== 'pdf'

type Opened = NonNullable<Awaited<ReturnType<typeof openedRecord>>>

/** The pages of an opened record as pictures, which every browser shows, and the file itself. */
const reader = async (language: Language, { file, pages: counted }: Opened, store: FileStore, asker: Asker) => {
  if (file === null) return page(language, 'making', 200, words(language, 'shared.making'))
  const name = endOf({ name: 'record', type: file.type })
  const count = isPicture(file.type) ? 1 : (counted ?? (await pagesOf(store, file, asker)) ?? 0)
  const drawn = Math.min(count, DRAWN_PAGES)
  const pictures = isPicture(file.type) ? [name] : Array.from({ length: drawn }, (_, at) => `pages/${at + 1}.webp`)
  return page(
    language,
    'opened',
    200,
    html`<ol>
        ${pictures.map(
          (src, at) =>
            html`<li>
              <img
                class="page"
                src="${src}"
                alt="${say(language, 'shared.page', { page: at + 1, pages: count })}"
                loading="${at === 0 ? 'eager' : 'lazy'}"
              />
            </li>`,
        )}
      </ol>
      ${drawn < count ? html`<p class="more">${say(language, 'shared.cut', { drawn, pages: count })}</p>` : ''}
      <a href="${name}" download>${say(language, 'shared.download')}</a>`,
  )
}

const addressesOf = (pathname: string): { readonly token: string; readonly key: string | null } | null => {
  const [, token, key] =
    /^\/shared\/([\w-]{43})\/(?:record\.\w{3}|([\w-]{43})\/(?:record\.\w{3}|pages\/\d{1,3}\.webp)?)$/.exec(pathname) ??
    []
  return token === undefined ? null : { token, key: key ?? null }
}

/** Answers `/shared/:token/…`: a door that says nothing, and behind it the document. Only who opens the door is counted. */
export const sharedRecords =
  ({ limits, files }: { readonly limits: Limits; readonly files: FileStore }): Mount =>
  async (request, { db, now, address }) => {
    const language = browserLanguage(request.headers.get('accept-language'))
    const { pathname } = new URL(request.url)
    const part = await pages.assetAt(pathname)
    if (part !== null) return part
    const turn = await limits.take(db, LOOKS, address ?? 'unknown', now)
    if (turn.is !== 'granted') return page(language, 'later', 429, words(language, 'shared.later'))
    const over = () => page(language, 'over', 404, words(language, 'shared.over'))
    const asked = addressesOf(pathname)
    if (asked === null) return over()
    if (asked.key !== null) {
      const opened = await openedRecord(db, asked.token, asked.key, now)
      if (opened === null) {
        const isPage = pathname.endsWith('/')
        return isPage ? over() : new Response(null, { status: 404 })
      }
      // Who reads what a family shared takes of a share beside the family's own.
      const asker = { person: `shared ${opened.patientId}`, gone: request.signal }
      if (pathname.endsWith('/')) return reader(language, opened, files, asker)
      return opened.file === null
        ? new Response(null, { status: 404 })
        : fileAnswer(files, opened.file, pathname, asker)
    }
    const link = await liveLink(db, asked.token, now)
    if (link === null) return over()
    if (request.method !== 'POST') return door(language, link, false)
    if (link.codeHash !== null) {
      const form = await request.formData().catch(() => null)
      const code = form?.get('code')
      if (!(await tryCode(db, link.id, typeof code === 'string' ? digitsOnly(code) : '', now)))
        return (await liveLink(db, asked.token, now)) === null ? over() : door(language, link, true)
    }
    const device = linkDevice(request.headers.get('user-agent') ?? '')
    const key = await openLink(db, link, device, now)
    return new Response(null, { status: 303, headers: { Location: `${SHARED_PATH}/${asked.token}/${key}/` } })
  }
