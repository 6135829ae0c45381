import type { Page } from 'playwright-core'

/**
 * Boxes too small for what is written in them: it is cut off, or spills out. What opens over a box is not in it, and a
 * beginning whose whole is a press away is as much as there is to see of it.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (box: Element): boolean =>
      box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)
    const isOver = (element: Element): boolean => /absolute|fixed/.test(getComputedStyle(element).position)
    const isBeginning = (element: Element): boolean => element.matches('[data-beginning]')
    const textsIn = (box: Element): readonly DOMRect[] =>
      [...box.childNodes].flatMap((node) => {
        if (node instanceof Element) return isOver(node) || isBeginning(node) ? [] : textsIn(node)
        const range = document.createRange()
        range.selectNodeContents(node)
        const place = range.getBoundingClientRect()
        // What is not shown, or is an option of a closed list, has no place.
        return node.textContent?.trim() && place.width > 0 ? [place] : []
      })
    const isCut = (box: HTMLElement): boolean => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box
      if (clientWidth <= 1 || (scrollWidth - clientWidth <= 1 && scrollHeight - clientHeight <= 2)) return false
      const { overflowY, webkitLineClamp, display } = getComputedStyle(box)
      if (display === 'inline' || isBeginning(box) || [box, ...box.querySelectorAll('*')].some(scrolls)) return false
      const hides = /hidden|clip/.test(overflowY) && webkitLineClamp === 'none'
      const outer = box.getBoundingClientRect()
      const isOut = ({ left, right, top, bottom }: DOMRect) =>
        right > outer.right + 1 ||
        left < outer.left - 1 ||
        (hides && (bottom > outer.bottom + 2 || top < outer.top - 2))
      return textsIn(box).some(isOut) && box.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    }
    return [...document.querySelectorAll<HTMLElement>('body *')].filter(isCut).map((box) => box.outerHTML.slice(0, 160))
  })

/**
 * Boxes that scroll without their absolutely placed parts, which hang on a box outside: what is there for a screen reader
 * alone stays behind, and the outer box overflows by it whenever it is what such parts hang on, as while it moves.
 */
export const looseParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isLoose = (box: HTMLElement, part: HTMLElement): boolean =>
      getComputedStyle(part).position === 'absolute' && part.offsetParent !== null && !box.contains(part.offsetParent)
    const isScroller = (box: HTMLElement): boolean => /auto|scroll/.test(getComputedStyle(box).overflowY)
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(isScroller)
      .filter((box) => [...box.querySelectorAll<HTMLElement>('*')].some((part) => isLoose(box, part)))
      .map((box) => box.outerHTML.slice(0, 160))
  })
