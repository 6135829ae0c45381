import { DRAWN_WITH, PERSONAL_PAGE } from '../../core/app/personalPage'
import { type Width, widthOf } from '../../core/kit/route'
import { DEFAULT_LANGUAGE, type Language, tagOf } from '../../core/language/languages'
import { letters, letterWeights, type OtherLanguage } from '../../core/language/letters'
import { callHeaders } from '../http/callHeaders'
import { identityOf } from './identity'

declare global {
  /** Called once the root was read, which holds what the server drew. */
  var rootRead: (() => void) | undefined
}

const page = (): HTMLElement => document.documentElement

/** A phone's window is as wide as its screen only once something of the page is laid out. */
const windowWidth = (): Width => widthOf(Math.min(innerWidth, screen.width))

/** Whether the page shows nothing of the practice: its links and forms need no script. */
const isStatic = (): boolean => page().dataset['roles'] !== undefined && page().dataset['width'] === undefined

/** Whether the drawing in the page says what whoever is here sees. */
const isTheirs = (storage: Storage, language: Language): boolean =>
  language === DEFAULT_LANGUAGE &&
  (page().dataset['roles'] ?? '').split(' ').includes(storage.getItem('roleType') ?? 'GUEST') &&
  storage.getItem('location') === null

/** Milliseconds that a drawing waits for its letters at most; those of other languages are named by a stylesheet first. */
const fontTimeoutMs = 500
const otherFontTimeoutMs = 1000

const fetchLetters = (family: string, sample?: string): Promise<unknown> =>
  Promise.allSettled(letterWeights.map((weight) => document.fonts.load(`${weight} 1em "${family}"`, sample)))

/** The letters of a language beside English, once they were asked for. */
let others: Promise<unknown> | undefined

/** Asks for the letters of a language ahead of the script that speaks it, and sets its lines as high as it will. */
const askForLetters = (language: OtherLanguage): void => {
  page().lang = tagOf(language)
  const { family, sample } = letters[language]
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  others = new Promise((resolve) => {
    styles.addEventListener('load', resolve)
    styles.addEventListener('error', resolve)
  }).then(() => fetchLetters(family, sample))
  styles.href = page().dataset['letters'] ?? ''
  document.head.append(styles)
}

/** The letters are on their way since the beginning: no text moves while it is read, nor is drawn twice. */
const lettersArrived = (): Promise<unknown> =>
  Promise.race([
    Promise.all([fetchLetters('Poppins'), others]),
    new Promise((resolve) => setTimeout(resolve, others ? otherFontTimeoutMs : fontTimeoutMs)),
  ])

/** Gives what was drawn its styles, which the policy of the page allows no markup, and keeps presses off what may change until it is alive. */
const finish = (drawn: ParentNode): void => {
  for (const each of drawn.querySelectorAll<HTMLElement>('[data-style]')) {
    each.style.cssText = each.dataset['style'] ?? ''
    delete each.dataset['style']
  }
  const main = drawn.querySelector('main')
  if (main) main.inert = !isStatic()
}

/** Puts what was drawn for whoever is here in the place of what is drawn for all. */
const show = async (markup: string): Promise<void> => {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: markup })
  finish(content)
  await lettersArrived()
  const root = document.getElementById('root')
  // The client may have rendered the page by now, or be about to: what it hydrates stays where it is.
  if (!root?.classList.contains('drawn') || 'taken' in root.dataset) return
  root.replaceChildren(content)
  root.dataset['whole'] = ''
  page().classList.remove('silent', 'known')
  // Days open at the line of now, as they will once they are alive.
  const now = root.querySelector('[data-now]')
  const days = now?.closest('[data-opens-at-now]')
  if (now && days)
    days.scrollTop = now.getBoundingClientRect().top - days.getBoundingClientRect().top - days.clientHeight / 4
}

/** Asks for the page as whoever has a session sees it, while the scripts arrive that will hydrate it. */
const askForPage = async (storage: Storage, language: Language): Promise<string | null> => {
  const entries = DRAWN_WITH.flatMap((key) => {
    const value = storage.getItem(key)
    return value === null ? [] : [[key, value]]
  })
  const answer = await fetch(PERSONAL_PAGE + location.pathname + location.search, {
    method: 'POST',
    headers: { ...callHeaders(identityOf(storage, language)), 'content-type': 'application/json' },
    body: JSON.stringify({ session: Object.fromEntries(entries), language, width: windowWidth() }),
    // Ahead of the scripts, which it is drawn in front of.
    priority: 'high',
  })
  return answer.status === 200 ? answer.text() : null
}

/**
 * Covers what of the page's drawing is not for whoever is here: its words where they are another language's or another
 * person's, the tools of its bar where somebody is known. Who has a session gets a drawing of their own.
 */
export const beginDrawing = (storage: Storage, language: Language): void => {
  const { roles, width = windowWidth() } = page().dataset
  const isKnown = storage.getItem('login') !== null
  const isFor = isTheirs(storage, language)
  if (language !== DEFAULT_LANGUAGE) askForLetters(language)
  if (isKnown || roles === undefined) page().classList.add('known')
  if (language !== DEFAULT_LANGUAGE || (roles !== undefined && !isFor)) page().classList.add('silent')
  const isDrawn = isKnown && !(isFor && width === windowWidth()) && storage.getItem('bookingAttempt') === null
  const drawn = isDrawn ? askForPage(storage, language) : null
  // Without its drawing a page keeps what is drawn for all.
  drawn?.catch(() => undefined)
  globalThis.rootRead = () => {
    finish(document)
    drawn?.then((markup) => (markup === null ? undefined : show(markup))).catch(() => undefined)
  }
}
