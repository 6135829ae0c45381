import { css } from 'styled-system/css'
import { type ChatSide, chatSides } from '../../core/chat/chat'
import { piecesOf } from '../../core/chat/mention.rules'
import { viewOutbox } from '../../machines/chat/outbox.view'
import type { OutboxesActor } from '../../machines/chat/outboxes.machine'
import { viewOutboxes } from '../../machines/chat/outboxes.view'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'

const list = css({
  display: 'grid',
  gap: '8',
  margin: '0',
  padding: '16',
  listStyle: 'none',
  _empty: { display: 'none' },
})
const bubble = css({
  justifySelf: 'end',
  maxWidth: '[85%]',
  paddingInline: '12',
  paddingBlock: '8',
  borderRadius: '12',
  background: 'brand.tint',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& > small': { display: 'block', color: 'muted', fontSize: '12' },
})

interface ChatUnsentProps {
  readonly outboxes: OutboxesActor | undefined
  readonly channelId: string
}

const OfSide = ({ outboxes, ...place }: ChatUnsentProps & { readonly side: ChatSide }) => {
  const say = useText()
  const { queue } = useView(outboxes, (snapshot) => viewOutboxes(snapshot, place))
  const { entries } = useView(queue, viewOutbox)
  return entries.map(
    ({ id, text, mentions, seq, side, stoppedBy }) =>
      seq === null && (
        <li key={id} className={bubble}>
          {piecesOf(text, mentions).map((piece) => ('text' in piece ? piece.text : '@…'))}
          <small>
            {side === 'internal' && `${say('chat.teamOnly')} · `}
            {say(stoppedBy === null ? 'chat.state.waiting' : 'chat.state.overdue')}
          </small>
        </li>
      ),
  )
}

/** What the device keeps of a conversation that cannot be read at the moment: it waits to be sent, and is seen to. */
export const ChatUnsent = (props: ChatUnsentProps) => (
  <ul className={list}>
    {chatSides.map((side) => (
      <OfSide key={side} {...props} side={side} />
    ))}
  </ul>
)
