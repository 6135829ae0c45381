import type { ChatSide } from '../../src/core/chat/chat'

/** What is announced to readers: ids and numbers alone, never a word of anybody. */
export type ChatNote =
  | { readonly is: 'message' | 'taken back'; readonly side: ChatSide; readonly seq: number; readonly id: string }
  | {
      readonly is: 'mark'
      readonly side: ChatSide
      readonly userId: string
      /** Where it was before. */
      readonly from: number
      readonly seq: number
    }
  | { readonly is: 'typing'; readonly side: ChatSide; readonly userId: string }
  | { readonly is: 'conversation'; readonly rev: number }
