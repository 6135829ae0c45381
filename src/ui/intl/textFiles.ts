/** Catalogues by their paths, each fetched when it is needed. */
export type TextFiles = Readonly<Record<string, () => Promise<unknown>>>
