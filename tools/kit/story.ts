import type { ComponentType } from 'react'

/** One state of a part, shown under its name. */
export interface Story {
  readonly name: string
  readonly View: ComponentType
}

/** A part of the kit in all its states. */
export interface PartStories {
  readonly id: string
  readonly title: string
  /** What the part is for, and the keys it answers. */
  readonly about: string
  readonly stories: readonly Story[]
}
