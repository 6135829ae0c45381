/**
 * Scrolls the row around an element sideways until the element is whole, as the chosen one of a strip: nothing else of the page
 * moves. With the frame that shows it: measuring it at once would lay the page out twice.
 */
export const reveal = (element: HTMLElement | null) => {
  const frame = requestAnimationFrame(() => {
    const row = element?.parentElement
    if (!element || !row) return
    const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right)
      row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  })
  return () => cancelAnimationFrame(frame)
}
