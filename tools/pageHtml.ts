import { LANGUAGE_KEY } from '../src/adapters/browser/languageStore'
import { DEFAULT_LANGUAGE, languageCodes } from '../src/core/language/languages'
import { DESKTOP_FROM } from '../src/core/kit/route'
import type { Role } from '../src/core/session/permissions'
import { RENDERED } from '../server/kit/rendering'
import texts from '../src/ui/intl/en/app.json'
import errorTexts from '../src/ui/intl/en/errors.json'

/** The script every page of this build starts with. */
export const entryOf = (shell: string): string => {
  const entry = /<script type="module"[^>]*src="(\/assets\/first-[^"]+)"/.exec(shell)?.[1]
  if (entry === undefined) throw new Error('The shell names no script')
  return entry
}

/**
 * What stands on a page whose script is late or does not come, or fell over and took everything with it: shown by the
 * stylesheet alone, after a while. Nobody knows which it is, so a page that is drawn stays in view above it. Until there
 * is a page the root is `early`: asked of what stands in it, the browser would style all of the document anew at each key.
 */
const lateStyle = `
.skeleton-page{display:contents}
.skeleton-page header:not(main *) :is(button,summary,form,a:not(nav a,[data-brand])),#root:not([data-drawn]) .skeleton-page [data-now]{visibility:hidden}
.skeleton-page[inert] :not(#root[data-drawn] :is(main,main *)){color:transparent!important}
#root[data-drawn] .skeleton-page[inert] main{color:var(--colors-ink)}
.late{display:none}
#root:empty+.late,#root.early+.late{position:fixed;z-index:60;inset:0;background:#FFFBF7;display:grid;gap:16px;justify-items:center;align-content:center;padding:24px;font-family:system-ui,sans-serif;color:#1F1A17;text-align:center;animation:late 0s 6s both}
#root.early+.late{inset:auto 0 0;padding:16px;gap:12px;border-top:1px solid #EADFD6}
.late p{margin:0}
.late a{padding:12px 24px;border-radius:8px;background:#C2410C;color:#fff;text-decoration:none}
@keyframes late{from{visibility:hidden}to{visibility:visible}}
`
const late = `<div class="late" role="status"><p>${errorTexts['errors.late']}</p><a href="">${texts['app.retry']}</a></div>`

export const withLate = (html: string): string =>
  html
    .replace('</head>', `<style>${lateStyle}</style></head>`)
    .replace(
      /(<div id="root">[\s\S]*<\/div>)(\s*<\/body>)/,
      (_, root: string, end: string) =>
        root.replace(
          '<div id="root"><div class="skeleton-page"',
          '<div id="root" class="early"><div class="skeleton-page"',
        ) +
        late +
        end,
    )

const otherLanguages = languageCodes.filter((code) => code !== DEFAULT_LANGUAGE)

/**
 * What is painted is English: where another language was chosen it is hidden from its first element on and goes once all
 * of it was read, and the script paints.
 */
export const withoutForeignWords = (html: string): string => withoutForeign(html, 'root.replaceChildren()')

const silentStyle =
  '.skeleton-page[inert] main :is(h1,h2,p,li a){background:repeating-linear-gradient(transparent 0 .3lh,#EADFD6 0 .7lh,transparent 0 1lh) content-box}'

/** As above, for a page that is all text: until the script paints, silent lines stand where its words will be. */
export const withSilentWords = (html: string): string =>
  withoutForeign(
    html.replace('</head>', `<style>${silentStyle}</style></head>`),
    `const lines=document.createElement('div');lines.className='skeleton-page';lines.inert=true;lines.append(...root.childNodes);root.append(lines);root.className='early'`,
  )

const withoutForeign = (html: string, replace: string): string => {
  const isOther = `/^(?:${otherLanguages.join('|')})$/.test(localStorage.getItem('${LANGUAGE_KEY}'))`
  return html
    .replace('</head>', `<script>try{document.documentElement.hidden=${isOther}}catch{}</script></head>`)
    .replace(
      '</body>',
      `<script>{const page=document.documentElement,root=document.getElementById('root');if(page.hidden){${replace}}page.hidden=false}</script></body>`,
    )
}

/** The skeleton of a page, silent where its few words are not those of the language that was chosen. */
export const withSilentSkeleton = (html: string): string =>
  html.replace(
    '</body>',
    `<script>try{/^(?:${otherLanguages.join('|')})$/.test(localStorage.getItem('${LANGUAGE_KEY}'))&&(document.querySelector('.skeleton-page').inert=true)}catch{}</script></body>`,
  )

/**
 * The place of what the server draws on a page. It takes the place of the skeleton for those who see the same as a guest:
 * on a phone or a tablet, in English, without a place of their own or a booking under way.
 */
export const withRendered = (html: string, roles: readonly Role[]): string => {
  // A question about the width of the window would lay out what is about to be replaced.
  const isAlike = `[${roles.map((role) => `'${role}'`).join()}].includes(sessionStorage.getItem('roleType')??'GUEST')&&!['location','bookingAttempt'].some(key=>sessionStorage.getItem(key))&&!root.firstElementChild.inert&&matchMedia('(width<${DESKTOP_FROM}px)').matches`
  const show = `{const root=document.getElementById('root'),drawn=document.getElementById('rendered');try{if(drawn&&${isAlike})showDrawn(drawn.content)}catch{}drawn?.remove()}`
  return html.replace('</body>', () => `${RENDERED}<script>${show}</script></body>`)
}

/** Where the skeleton stands, it takes what the server draws of the page for whoever has a session. */
export const withOwnPage = (html: string): string =>
  html.replace('</body>', '<script>globalThis.showOwnPage?.()</script></body>')

/** Names those who see the same on a page: nothing of their own is asked for. */
export const withShared = (html: string, roles: readonly Role[]): string =>
  html.replace('<html', `<html data-shared="${roles.join(' ')}"`)

/** Names the stylesheet of the letters that other languages need, which the beginning of the page asks for. */
export const withLetters = (html: string, styles: string): string =>
  html.replace('<html', `<html data-letters="${styles}"`)

/** A button pressed before the page is alive is marked as busy; the script presses it again once the page is. */
export const withEarlyPress = (html: string): string =>
  html.replace(
    '</body>',
    `<script>document.getElementById('root').onclick=({target,currentTarget})=>{const pressed=target.closest('button[type=button]');if(pressed){currentTarget.querySelector('button[aria-busy]')?.removeAttribute('aria-busy');pressed.setAttribute('aria-busy','true')}}</script></body>`,
  )

/** What needs the script: a press, a key or the focus on what links and forms cannot do alone. */
const NEEDS_SCRIPT = ['pointerdown', 'keydown', 'focusin']
const NEEDY = ':is(button,summary,input,select,textarea,[tabindex="0"]):not(form[action] *)'

const prefetch = (script: string): string => `<link rel="prefetch" as="script" href="${script}" crossorigin>`

/**
 * What was painted needs no script: it is fetched for the page that follows, and run when somebody uses more than links
 * and forms, is logged in, or chose a language that was not painted.
 */
export const withScriptWhenNeeded = (html: string, files: readonly string[]): string => {
  const scripts = [entryOf(html), ...files.map((file) => `/${file}`)]
  const load = `{const kinds=${JSON.stringify(NEEDS_SCRIPT)},root=document.getElementById('root'),load=()=>{kinds.forEach(kind=>removeEventListener(kind,hear,true));for(const script of ${JSON.stringify(scripts)})import(script)},hear=({target})=>{if(target.closest?.('${NEEDY}'))load()};let known=root.matches(':empty,.early');try{known||=sessionStorage.getItem('token')!==null}catch{}if(known)load();else kinds.forEach(kind=>addEventListener(kind,hear,{capture:true,passive:true}))}`
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => `${scripts.map(prefetch).join('')}</head>`)
    .replace('</body>', () => `<script>${load}</script>\n  </body>`)
}

/**
 * What a page needs beside the first load arrives with it: no file waits for another to name it. All scripts stand behind
 * the skeleton: what the page asks at its very beginning would wait for a connection behind them.
 */
export const withScriptsLast = (html: string, files: readonly string[]): string => {
  const scripts = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g
  const preloads = files
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
  const all = [...(html.match(scripts) ?? []), ...preloads].join('')
  return html.replace(scripts, '').replace('</body>', () => `${all}</body>`)
}
