/** Told to the window when a part of the app that was asked for did not come. */
export const PART_MISSING = 'part.missing'

/** Files that came. */
const here = new Set<string>()

const addStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError(`${href} did not come`))
    })
    document.head.append(link)
  })

/** To its last byte: a connection may be lost on the way. */
const fetchWhole = async (href: string): Promise<void> => {
  const answer = await fetch(href)
  await answer.arrayBuffer()
  if (!answer.ok) throw new TypeError(`${href} did not come`)
}

const bring = async (file: string): Promise<void> => {
  const href = `/${file}`
  if (here.has(href) || document.querySelector(`link[href="${href}"],script[src="${href}"],style[data-href="${href}"]`))
    return
  await (href.endsWith('.css') ? addStyles(href) : fetchWhole(href))
  here.add(href)
}

/**
 * Imports a part of the app once all its files have come. A browser may keep the failure of an import for as long as the
 * document is open, and whoever tried it again would be told the same; a file that is only fetched can be fetched again.
 */
export const importing = async <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
  try {
    await Promise.all(files.map(bring))
    return await load()
  } catch (cause) {
    dispatchEvent(new Event(PART_MISSING))
    throw cause
  }
}
