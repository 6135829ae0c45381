import { DRAWN } from '../server/kit/guestPages'
import { type Language, languageCodes, tagOf } from '../src/core/language/languages'
import bnApp from '../src/ui/intl/bn/app.json'
import bnErrors from '../src/ui/intl/bn/errors.json'
import enApp from '../src/ui/intl/en/app.json'
import enErrors from '../src/ui/intl/en/errors.json'
import guApp from '../src/ui/intl/gu/app.json'
import guErrors from '../src/ui/intl/gu/errors.json'
import hiApp from '../src/ui/intl/hi/app.json'
import hiErrors from '../src/ui/intl/hi/errors.json'

const texts = {
  eng: { ...enApp, ...enErrors },
  hin: { ...hiApp, ...hiErrors },
  guj: { ...guApp, ...guErrors },
  ben: { ...bnApp, ...bnErrors },
} as const satisfies Record<Language, object>

/** What is said of a late script in each language; the script of the head has set the one of the document by then. */
const late = languageCodes.map((language) => {
  const { 'errors.late': words, 'app.retry': retry } = texts[language]
  const tag = tagOf(language)
  return `<p lang="${tag}">${words}</p><a lang="${tag}" href="">${retry}</a>`
})
const lateShown = languageCodes.map(tagOf).map((tag) => `html:lang(${tag}) .late>[lang=${tag}]`)

/**
 * What stands on a page whose script is late or does not come, or fell over and took everything with it: shown by the
 * stylesheet alone, after a while. Nobody knows which it is, so a page that is drawn stays in view above it.
 *
 * Until a page is alive, `known` hides the tools of a bar that may be another person's, and `silent` shows lines in the
 * place of words that are another language's or another person's.
 */
const style = `
.known #root.drawn header:not(main *) :is(button,summary,form,a:not(nav a,[data-brand])),#root.drawn:not([data-whole]) [data-now]{visibility:hidden}
.silent #root.drawn *{color:transparent!important}
.silent #root.drawn main :is(h1,h2,p,li a){background:repeating-linear-gradient(transparent 0 .3lh,#EADFD6 0 .7lh,transparent 0 1lh) content-box}
.late{display:none}
#root:empty+.late,#root.drawn+.late{position:fixed;z-index:60;inset:0;background:#FFFBF7;display:grid;gap:16px;justify-items:center;align-content:center;padding:24px;font-family:system-ui,sans-serif;color:#1F1A17;text-align:center;animation:late 0s 6s both}
#root.drawn+.late{inset:auto 0 0;padding:16px;gap:12px;border-top:1px solid #EADFD6}
.late>*{display:none;margin:0}
${lateShown.join(',')}{display:block}
.late a{padding:12px 24px;border-radius:8px;background:#C2410C;color:#fff;text-decoration:none}
@keyframes late{from{visibility:hidden}to{visibility:visible}}
`

/** What a document of the client is made of. */
export interface PageDocument {
  /** Of its `html` element, by their names. */
  readonly attributes: Readonly<Record<string, string>>
  /** Elements of its head that are the same on every page. */
  readonly head: string
  /** Stylesheets by their addresses, each with its text where it stands in the document itself. */
  readonly styles: ReadonlyMap<string, string | null>
  /** Files of letters that it shows. */
  readonly fonts: readonly string[]
  /** The script of its head, behind what says how wide the window is; empty where nothing is drawn. */
  readonly script: string
  /** What is drawn of it. */
  readonly markup: string
  /** Those that render it. */
  readonly scripts: readonly string[]
  /** Further ones that come with them: no file waits for another to name it. */
  readonly preloads: readonly string[]
}

const lines = (all: readonly string[]): string => all.map((each) => `    ${each}\n`).join('')

/**
 * A page as it is served. Its scripts stand behind what is drawn: what its head asks for would wait for a connection
 * behind them. A stylesheet in the document is known by its address, so that the loader of files does not add it again.
 */
export const documentOf = ({
  attributes,
  head,
  styles,
  fonts,
  script,
  markup,
  scripts,
  preloads,
}: PageDocument): string => {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  const sheets = [...styles].map(([href, css]) =>
    css === null ? `<link rel="stylesheet" href="${href}">` : `<style data-href="${href}">${css}</style>`,
  )
  const letters = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)
  const root = `<div id="root"${markup && ' class="drawn"'}>${markup}</div>`
  return `<!doctype html>
<html lang="en"${named.join('')}>
  <head>
    <meta charset="utf-8" />
${lines([...letters, head, ...(script ? [`<script>${script}</script>`] : []), ...sheets, `<style>${style}</style>`])}  </head>
  <body>
    ${markup && DRAWN}${root}${markup && DRAWN}
    <div class="late" role="status">${late.join('')}</div>
${lines([
  ...(script ? ['<script>globalThis.rootRead?.()</script>'] : []),
  ...scripts.map((file) => `<script type="module" crossorigin src="${file}"></script>`),
  ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
])}  </body>
</html>
`
}
