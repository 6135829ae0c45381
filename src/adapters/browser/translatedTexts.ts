/** What a browser's translator puts in the place of a text: Chrome and Edge two of them, one in the other. */
const STAND_IN = 'FONT'

const isStandIn = (node: Node | null): node is Element => node instanceof Element && node.tagName === STAND_IN

/**
 * Whoever changes, moves or removes a text means what stands in its place where the browser has translated the page:
 * React does so with texts that it made, and would throw at one that is nowhere, or change what nobody sees.
 */
export const followTranslatedTexts = (page: Document): void => {
  const standIns = new WeakMap<Node, Element>()
  const takeStandIn = (text: Node | null): Element | undefined => {
    if (text === null || text.parentNode !== null) return undefined
    const standIn = standIns.get(text)
    standIns.delete(text)
    return standIn?.parentNode ? standIn : undefined
  }
  const putBack = (text: Node | null): void => {
    if (text instanceof Text) takeStandIn(text)?.replaceWith(text)
  }

  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn)
      if (standIn) for (const node of removedNodes) if (node instanceof Text) standIns.set(node, standIn)
    }
  }).observe(page, { childList: true, subtree: true })

  const { prototype } = Node
  const { appendChild, insertBefore, removeChild } = prototype
  prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child)
    return appendChild.call(this, child) as T
  }
  prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    putBack(child)
    putBack(before)
    return insertBefore.call(this, child, before) as T
  }
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child)
    return removeChild.call(this, child) as T
  }
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')!
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this)
      nodeValue.set!.call(this, value)
    },
  })
}
