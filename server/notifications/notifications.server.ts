import { done } from '../../src/core/kit/outcome'
import type { Notification } from '../../src/core/notifications/notifications'
import type { notificationsApi } from '../../src/core/notifications/notifications.api'
import type { Handlers } from '../kit/handlers'
import type { WireLanguage } from '../kit/texts'
import { isAllRead, markRead, notificationRows, registerDevice } from './notifications.store'
import type { NotificationRow } from './notifications.tables'
import { render } from './words'

/** Guests have a session but are nobody who was told anything. */
export const notificationsHandlers: Handlers<typeof notificationsApi> = {
  list: async ({ page, limit }, { db, caller, language }) => {
    if (caller.userId === null) return done({ items: [], isAllRead: true })
    const rows = await notificationRows(db, caller.userId, {
      limit,
      offset: (page - 1) * limit,
    })
    return done({ items: rows.map((row) => inWords(row, language)), isAllRead: await isAllRead(db, caller.userId) })
  },

  markRead: async ({ ids }, { db, caller, now }) => {
    if (caller.userId === null) return done({ isAllRead: true })
    await markRead(db, caller.userId, ids, now)
    return done({ isAllRead: await isAllRead(db, caller.userId) })
  },

  registerDevice: async ({ token }, { db, caller: { sessionId, userId }, language, now, refusal }) => {
    if (sessionId === null || userId === null) return done({})
    const isRegistered = await registerDevice(db, { sessionId, userId, token, language, registeredAt: now })
    if (!isRegistered) throw refusal('unauthenticated')
    return done({})
  },
}

const inWords = (row: NotificationRow, language: WireLanguage): Notification => {
  const { title, text, action } = render(row.event, row.facts, language)
  return {
    id: row.id,
    title,
    description: text,
    eventType: row.event,
    createdAt: row.createdAt,
    status: row.readAt === null ? 'UNREAD' : 'READ',
    dynamicData: {
      coverImage: row.coverImage,
      ctaText: action,
      ...(row.facts.orderId === undefined ? {} : { orderId: row.facts.orderId }),
      ...(row.facts.conversationId === undefined ? {} : { conversationId: row.facts.conversationId }),
      ...(row.facts.doctorId === undefined ? {} : { doctorId: row.facts.doctorId }),
    },
  }
}
