type Heard = (id: string | null) => void

const heard = new Set<Heard>()

/** What changes of orders come to this client: the id of one, or null where any may have changed meanwhile. */
export const orderChanges = {
  on: (hear: Heard): (() => void) => {
    heard.add(hear)
    return () => void heard.delete(hear)
  },
  tell: (id: string | null): void => {
    for (const hear of heard) hear(id)
  },
}
