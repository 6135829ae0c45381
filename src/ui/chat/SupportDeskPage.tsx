import { css } from 'styled-system/css'
import { deskParts } from '../../core/chat/chat.rules'
import { viewChatList } from '../../machines/chat/chatList.view'
import { useText } from '../intl/useText'
import { Segmented } from '../kit/Segmented'
import { useView } from '../kit/useView'
import { type ChatActors, ChatPanes } from './ChatPanes'

const page = css({
  // The bars, the title and the page's own edges.
  '--around': { base: '[calc(var(--above) + 3rem + var(--below))]', desktop: '[13rem]' },
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  padding: { base: '16', tablet: '24' },
})
const title = css({ margin: '0', textStyle: 'title', desktopDown: { srOnly: true } })

/** Those who wait for the support, whom one answers oneself, and what is solved. */
export const SupportDeskPage = ({ actor, beside }: ChatActors) => {
  const say = useText()
  const { query } = useView(actor, viewChatList)
  const part = deskParts.find((each) => each === query.only) ?? 'waiting'
  return (
    <div className={page}>
      <h1 className={title}>{say('chat.desk.title')}</h1>
      <ChatPanes
        actor={actor}
        beside={beside}
        filters={
          <Segmented
            label={say('chat.desk.parts')}
            labelHidden
            options={deskParts.map((id) => ({ id, name: say(`chat.desk.${id}`) }))}
            chosen={part}
            onChoose={(only) => actor.send({ type: 'query.chosen', query: { only } })}
          />
        }
        empty={{ title: say(`chat.desk.${part}.none`) }}
      />
    </div>
  )
}
