import { DRAWN_WITH, OWN_PAGE } from '../../core/app/ownPage'
import { widthOf } from '../../core/kit/route'
import { DEFAULT_LANGUAGE, type Language, tagOf } from '../../core/language/languages'
import { letters, letterWeights, type OtherLanguage } from '../../core/language/letters'
import { identityOf } from '../browser/identity'
import { callHeaders } from './callHeaders'

declare global {
  /** Puts what was drawn of the page in the place of its skeleton. */
  var showDrawn: ((drawn: DocumentFragment) => Promise<void>) | undefined
  /** Shows what was drawn of the page for whoever is here, once the skeleton stands in which it takes the main part. */
  var showOwnPage: (() => void) | undefined
}

/** Who sees the same on this page as everybody: the server drew it into the page itself. */
const sharedWith = (): readonly string[] => document.documentElement.dataset['shared']?.split(' ') ?? []

/** Whether the page is drawn for whoever is here. What all see alike is English. */
const isDrawn = (storage: Storage, language: Language): boolean =>
  storage.getItem('login') !== null &&
  storage.getItem('bookingAttempt') === null &&
  (language !== DEFAULT_LANGUAGE ||
    storage.getItem('location') !== null ||
    !sharedWith().includes(storage.getItem('roleType') ?? ''))

/** Milliseconds that a drawing waits for its letters at most; those of other languages are named by a stylesheet first. */
const fontTimeoutMs = 500
const otherFontTimeoutMs = 1000

const fetchLetters = (family: string, sample?: string): Promise<unknown> =>
  Promise.allSettled(letterWeights.map((weight) => document.fonts.load(`${weight} 1em "${family}"`, sample)))

/** The letters of a language beside English, once they were asked for. */
let others: Promise<unknown> | undefined

/** Asks for the letters of a language ahead of the script that speaks it, and sets its lines as high as it will. */
const askForLetters = (language: OtherLanguage): void => {
  const page = document.documentElement
  page.lang = tagOf(language)
  const { family, sample } = letters[language]
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  others = new Promise((resolve) => {
    styles.addEventListener('load', resolve)
    styles.addEventListener('error', resolve)
  }).then(() => fetchLetters(family, sample))
  styles.href = page.dataset['letters'] ?? ''
  document.head.append(styles)
}

/** The letters are on their way since the beginning: no text moves while it is read, nor is painted twice. */
const lettersArrived = (): Promise<unknown> =>
  Promise.race([
    Promise.all([fetchLetters('Poppins'), others]),
    new Promise((resolve) => setTimeout(resolve, others ? otherFontTimeoutMs : fontTimeoutMs)),
  ])

export const showDrawn = async (drawn: DocumentFragment): Promise<void> => {
  await lettersArrived()
  const root = document.getElementById('root')
  const skeleton = root?.querySelector(':scope > .skeleton-page main')
  // The script may have rendered the page by now, or the page itself brought its drawing.
  if (!root || !skeleton || 'drawn' in root.dataset) return
  // The policy of the page allows no styles in markup.
  for (const each of drawn.querySelectorAll<HTMLElement>('[data-style]')) {
    each.style.cssText = each.dataset['style'] ?? ''
    delete each.dataset['style']
  }
  skeleton.replaceWith(drawn)
  root.dataset['drawn'] = ''
  // Days open at the line of now, as they will once they are alive.
  const now = root.querySelector('[data-now]')
  const days = now?.closest('[data-opens-at-now]')
  if (now && days)
    days.scrollTop = now.getBoundingClientRect().top - days.getBoundingClientRect().top - days.clientHeight / 4
}

/** Asks for the page as whoever has a session sees it, while the scripts arrive that will render it. */
export const drawEarly = (storage: Storage, language: Language): void => {
  if (language !== DEFAULT_LANGUAGE) askForLetters(language)
  if (!isDrawn(storage, language)) return
  const entries = DRAWN_WITH.flatMap((key) => {
    const value = storage.getItem(key)
    return value === null ? [] : [[key, value]]
  })
  const drawn = fetch(OWN_PAGE + location.pathname + location.search, {
    method: 'POST',
    headers: { ...callHeaders(identityOf(storage, language)), 'content-type': 'application/json' },
    body: JSON.stringify({ session: Object.fromEntries(entries), language, width: widthOf(innerWidth) }),
    // Ahead of the scripts, which it is drawn in front of.
    priority: 'high',
  }).then((answer) => (answer.status === 200 ? answer.text() : null))
  const show = async (): Promise<void> => {
    const markup = await drawn
    if (markup === null) return
    const template = document.createElement('template')
    template.innerHTML = markup
    await showDrawn(template.content)
  }
  globalThis.showOwnPage = () => {
    show().catch(() => undefined)
  }
  // Without its drawing a page keeps its skeleton.
  drawn.catch(() => undefined)
}
