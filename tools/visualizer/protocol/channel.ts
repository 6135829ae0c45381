export const VERSION = 1
/** The channel on which tabs that are inspected and those that watch them meet. */
export const CHANNEL = 'machines'
/** Milliseconds between two signs of life of a viewer. */
export const BEAT = 2000
/** Milliseconds after the last sign of life at which a tab stops sending. */
export const SILENCE = 6000
/** Messages that a tab keeps for viewers who come later. */
export const RING = 2000
