import { useEffect, useRef } from 'react'
import type { ChatSide } from '../../core/chat/chat'
import type { ConversationView } from '../../machines/chat/conversation.view'

/** Parts of a chat between which F6 goes, in their order: the list, the messages, the field. */
const PARTS = ['list', 'messages', 'writing'] as const
/** Where the focus goes in a part: what is chosen in it, where one writes, else the first there is; messages take it themselves. */
const FIRST = ['[aria-current]', 'textarea', 'li button', 'button']
/** Alt with a digit chooses a side. */
const SIDES: Readonly<Record<string, ChatSide>> = { Digit1: 'patient', Digit2: 'internal' }

const partOf = (name: string) => document.querySelector<HTMLElement>(`[data-chat-part=${name}]`)

/** Brings the focus into a part; whether it has one, which a part that is not shown has not. */
const enter = (name: string): boolean => {
  const part = partOf(name)
  const target = part?.tabIndex === 0 ? part : FIRST.map((each) => part?.querySelector<HTMLElement>(each)).find(Boolean)
  target?.focus()
  return target != null && document.activeElement === target
}

/** F6 goes through the parts of a chat, Shift with it backwards; Alt+1 and Alt+2 choose the side, and the field with it. */
export const useChatKeys = (
  { isTeam, isOpen, side }: Pick<ConversationView, 'isTeam' | 'isOpen' | 'side'>,
  onSide: (side: ChatSide) => void,
): void => {
  const wanted = useRef<ChatSide | null>(null)
  const choose = useRef(onSide)
  useEffect(() => {
    choose.current = onSide
  })
  // The field of the other side is another one.
  useEffect(() => {
    if (wanted.current === side) enter('writing')
    wanted.current = null
  }, [side])
  useEffect(() => {
    if (!isOpen) return undefined
    const press = (event: KeyboardEvent) => {
      const chosen = event.altKey && !event.ctrlKey && !event.metaKey ? SIDES[event.code] : undefined
      if (event.key === 'F6') {
        event.preventDefault()
        const at = PARTS.findIndex((each) => partOf(each)?.contains(document.activeElement))
        const step = event.shiftKey ? -1 : 1
        const from = at === -1 && event.shiftKey ? 0 : at
        for (let tried = 1; tried <= PARTS.length; tried += 1)
          if (enter(PARTS[(from + tried * step + PARTS.length * 2) % PARTS.length]!)) return
      } else if (chosen !== undefined && isTeam) {
        event.preventDefault()
        wanted.current = chosen
        if (chosen === side) enter('writing')
        else choose.current(chosen)
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOpen, isTeam, side])
}
