import type { Page } from 'playwright-core'

/** Boxes too small for what is written in them: it is cut off, or spills out. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (box: Element): boolean =>
      box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)
    const isCut = (box: HTMLElement): boolean => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box
      if (clientWidth <= 1 || (scrollWidth - clientWidth <= 1 && scrollHeight - clientHeight <= 2)) return false
      const { overflowY, webkitLineClamp, display } = getComputedStyle(box)
      if (display === 'inline' || box.innerText.trim() === '') return false
      if ([box, ...box.querySelectorAll('*')].some(scrolls)) return false
      const content = document.createRange()
      content.selectNodeContents(box)
      const inner = content.getBoundingClientRect()
      const outer = box.getBoundingClientRect()
      const isWide = inner.right > outer.right + 1 || inner.left < outer.left - 1
      const hides = /hidden|clip/.test(overflowY) && webkitLineClamp === 'none'
      const isHigh = hides && (inner.bottom > outer.bottom + 2 || inner.top < outer.top - 2)
      return (isWide || isHigh) && box.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    }
    return [...document.querySelectorAll<HTMLElement>('body *')].filter(isCut).map((box) => box.outerHTML.slice(0, 160))
  })
