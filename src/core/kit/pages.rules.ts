/**
 * A list after its first page was read again: the page stands as it is now, followed by what the list had below the
 * last of it that it knew. A page that does not reach down to the list leaves no gap: it stands alone.
 *
 * @example withFirstPage([b, c, d, e], [a, b, d]) // a, b, d, e: c is gone
 */
export const withFirstPage = <Item extends { readonly id: string }>(
  items: readonly Item[],
  page: readonly Item[],
): readonly Item[] => {
  const fresh = new Set(page.map(({ id }) => id))
  const last = items.findLastIndex(({ id }) => fresh.has(id))
  return last < 0 ? page : [...page, ...items.slice(last + 1)]
}
