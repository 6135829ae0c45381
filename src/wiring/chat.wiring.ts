import { listedParam } from '../core/kit/params'
import { done } from '../core/kit/outcome'
import { isOneOf, DOCTORS } from '../core/session/roles'
import { chatListMachine, type ChatQuery } from '../machines/chat/chatList.machine'
import { fromPort } from '../machines/kit/fromPort'
import type { Open, RoomWiring } from './features'

/** What is asked for of a query: what it leaves open is not sent. */
const askedOf = ({ kind, only }: ChatQuery) => ({
  ...(kind !== null && { type: kind }),
  ...(only !== 'all' && { only }),
})

const openChats: Open = ({ chat }, { login, place }) => ({
  logic: chatListMachine.provide({
    actors: {
      loadPage: fromPort(async ({ query, limit, offset }, signal) => {
        // A guest has no chats; the page asks who they are.
        if (login === null) return done([])
        const page = await chat.conversations({ ...askedOf(query), limit, offset }, signal)
        return page.ok ? done(page.value.conversations) : page
      }),
    },
  }),
  input: {
    query: { kind: isOneOf(DOCTORS, login?.role) ? 'appointment' : null, only: 'all' },
    listed: listedParam(place.params),
  },
})

export const features: RoomWiring = { 'page.chat': openChats, 'page.chats': openChats }
