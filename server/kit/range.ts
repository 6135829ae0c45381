/** A whole number between two others, whatever a query string said. */
export const inRange = (number: number, least: number, most: number = 1_000_000): number =>
  Math.min(most, Math.max(least, Math.floor(number)))
