import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { ChatPerson } from '../../core/chat/chat'
import type { ChatDraft } from '../../core/chat/draft.rules'
import { isTaken, type Nameable, namedLike, queryBefore, withMention } from '../../core/chat/mention.rules'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { describe, FieldFrame, fieldLook } from '../kit/FieldFrame'
import { useMedia } from '../kit/useMedia'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const box = css({
  position: 'relative',
  // One line that grows to five.
  '& textarea': {
    minHeight: '44',
    maxHeight: '[144px]',
    paddingBlock: '8',
    resize: 'none',
    fieldSizing: 'content',
    '&:placeholder-shown': { whiteSpace: 'nowrap', textOverflow: 'ellipsis', overflow: 'hidden' },
  },
})
const hits = css({
  position: 'absolute',
  insetBlockEnd: '[100%]',
  insetInline: '0',
  zIndex: 'popup',
  maxHeight: '[15rem]',
  overflowY: 'auto',
  padding: '4',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  boxShadow: 'overlay',
})
const hit = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44',
  paddingInline: '8',
  borderRadius: '8',
  cursor: 'pointer',
  '&[aria-selected=true]': {
    background: 'tint',
    _highContrast: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
})
const who = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  overflowWrap: 'anywhere',
  '& > small': { fontSize: '12', color: 'muted' },
})

interface MentionFieldProps {
  readonly label: string
  readonly draft: ChatDraft
  /** Characters of it beyond the longest message. */
  readonly over: number
  /** Who can be named; nobody where the side names nobody. */
  readonly people: readonly ChatPerson[]
  readonly own: string | null
  readonly onChange: (draft: ChatDraft) => void
  readonly onSend: () => void
}

/** Where a message is written. `@` opens the names of the team: arrows and Enter or Tab, or a tap, take one. */
export const MentionField = ({ label, draft, over, people, own, onChange, onSend }: MentionFieldProps) => {
  const say = useText()
  const id = useId()
  const isPhone = useMedia('phone')
  const field = useRef<HTMLTextAreaElement>(null)
  const [cursor, setCursor] = useState(0)
  const [highlighted, setHighlighted] = useState(0)
  /** The beginning of the word whose list was closed with Escape. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const placed = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (placed.current === null) return
    field.current?.setSelectionRange(placed.current, placed.current)
    placed.current = null
  })
  const { text, mentions } = draft
  // That word is gone: deleted, or sent.
  if (closedAt !== null && text[closedAt] !== '@') setClosedAt(null)
  const named = people.length === 0 ? null : queryBefore(text, cursor)
  const asked = named !== null && isTaken(named.query, mentions, people) ? null : named
  const found = asked === null || asked.from === closedAt ? [] : namedLike(people, asked.query, own)
  const chosen = Math.min(highlighted, found.length - 1)
  const error = over > 0 ? say('app.tooLong', { over }) : undefined
  const take = (person: Nameable) => {
    if (asked === null) return
    const written = withMention(text, asked, person)
    placed.current = written.cursor
    setCursor(written.cursor)
    setHighlighted(0)
    onChange({
      text: written.text,
      mentions: [...mentions.filter(({ userId }) => userId !== person.userId), { userId: person.userId }],
    })
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (found.length > 0) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) setHighlighted((chosen + step + found.length) % found.length)
      else if (event.key === 'Enter' || event.key === 'Tab') take(found[chosen]!)
      else if (event.key === 'Escape') setClosedAt(asked!.from)
      else return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.key !== 'Enter' || event.shiftKey || isPhone) return
    event.preventDefault()
    onSend()
  }
  return (
    <FieldFrame id={id} label={label} labelHidden error={error}>
      <div className={box}>
        {found.length > 0 && (
          <div className={hits} id={`${id}-hits`} role="listbox" aria-label={say('chat.mention')}>
            {found.map((person, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are the field's
              <div
                key={person.userId}
                id={`${id}-${person.userId}`}
                className={hit}
                role="option"
                aria-selected={index === chosen}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(person)}
              >
                <Avatar name={person.name} size="sm" decorative />
                <span className={who}>
                  {person.name}
                  <small>{say(`chat.role.${person.role}`)}</small>
                </span>
              </div>
            ))}
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{found.length > 0 && say('chat.mention.count', { count: found.length })}</span>
        </VisuallyHidden>
        <div className={fieldLook.box}>
          <textarea
            ref={field}
            id={id}
            className={fieldLook.input}
            rows={1}
            value={text}
            placeholder={label}
            {...describe(id, { help: undefined, error })}
            {...(people.length > 0 && {
              role: 'combobox',
              'aria-autocomplete': 'list' as const,
              'aria-expanded': found.length > 0,
              'aria-controls': `${id}-hits`,
              'aria-activedescendant': found.length > 0 ? `${id}-${found[chosen]!.userId}` : undefined,
            })}
            onKeyDown={onKeyDown}
            onSelect={({ currentTarget }) => setCursor(currentTarget.selectionEnd)}
            onChange={({ target }) => {
              setCursor(target.selectionEnd)
              setHighlighted(0)
              onChange({ text: target.value, mentions })
            }}
          />
        </div>
      </div>
    </FieldFrame>
  )
}
