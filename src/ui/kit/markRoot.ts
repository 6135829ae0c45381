const marks = new Map<string, number>()

/** Sets an attribute of the document's root, for styles of what is rendered elsewhere, until all who set it take it back. */
export const markRoot = (attribute: string): (() => void) => {
  const change = (by: number): void => {
    const count = (marks.get(attribute) ?? 0) + by
    marks.set(attribute, count)
    document.documentElement.toggleAttribute(attribute, count > 0)
  }
  change(1)
  return () => change(-1)
}
