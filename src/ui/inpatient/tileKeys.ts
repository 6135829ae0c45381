/** Goes to the tile above or below with the arrows; whether it did. */
export const tileBeyond = (board: HTMLElement, key: string): boolean => {
  const tiles = [...board.querySelectorAll<HTMLElement>('[data-stay]')]
  const at = tiles.findIndex((tile) => tile === document.activeElement)
  if (at < 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false
  const here = tiles[at]!.getBoundingClientRect()
  const next = (key === 'ArrowDown' ? tiles.slice(at + 1) : tiles.slice(0, at))
    .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
    .filter(({ box }) => Math.abs(box.top - here.top) > 1)
    .toSorted((one, other) => distance(one.box, here) - distance(other.box, here))[0]?.tile
  next?.focus()
  return next !== undefined
}

const distance = (box: DOMRect, from: DOMRect): number =>
  Math.abs(box.top - from.top) * 10 + Math.abs(box.left - from.left)

/** The place of the next tile in their order, with the arrows, Home and End. */
export const placeAfter = (key: string, at: number, count: number): number | undefined => {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count ? undefined : to
}
