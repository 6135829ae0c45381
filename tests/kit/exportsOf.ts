/** What a room's tests export. */
export interface Found {
  readonly room: string
  readonly name: string
  readonly value: unknown
}

/** Exports of modules by path whose names end so: `reviewsModel` of `reviews/reviews.model.ts` is found by `Model`. */
export const exportsOf = (modules: Readonly<Record<string, object>>, ending: string): readonly Found[] =>
  Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith(ending))
      .map(([name, value]: [string, unknown]) => ({ room: path.split('/').at(-2) ?? '', name, value })),
  )
