// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Card, type MessageType, MOVED } from '../../src/core/chat/chat'
import type { Role } from '../../src/core/session/permissions'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { isCard, MessageCard } from '../../src/ui/chat/MessageCard'
import { ChatRow } from '../../src/ui/chat/ChatRow'
import app from '../../src/ui/intl/en/app.json'
import chat from '../../src/ui/intl/en/chat.json'
import { rowOf } from '../../src/machines/chat/chatList.view'
import { appAs } from '../kit/appAs'
import { conversationOf } from '../rooms/chat/conversationOf'
import { messageOf } from '../rooms/chat/messageOf'
import { staffMember } from '../rooms/session/staffMember'

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(cleanup)

// Friday, 27 November 2026, 10:40 am in India.
const at = 1_795_756_200
const sent = vi.fn<(event: object) => void>()
const show = (page: React.ReactNode, role: Role = 'PATIENT') => {
  const { container } = render(
    <IntlProvider locale="en-IN" timeZone="Asia/Kolkata" messages={{ ...app, ...chat }}>
      <AppContext value={{ app: appAs(staffMember(role), sent), now: () => at + 5 * 86_400 }}>{page}</AppContext>
    </IntlProvider>,
  )
  return container
}
const people = [
  { userId: 'u2', name: 'Dr Meera Rao', photo: null, role: 'doctor' },
  { userId: 'patient', name: 'Asha Patel', photo: null, role: 'patient' },
] as const

const cardOf = (type: MessageType, card: Card, isTeam = false) => {
  const message = messageOf(1, { type, card, senderId: null, text: '', sentAt: at })
  if (!isCard(message)) throw new Error('no card')
  const place = { isTeam, people, memberId: 'm1', doctorId: 'd1', doctorName: 'Dr Meera Rao' }
  const { textContent } = show(<MessageCard message={message} place={place} />, isTeam ? 'DOCTOR' : 'PATIENT')
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  return { words: textContent?.replace(/\u00A0/g, ' '), links }
}

test('medicines that were prescribed are counted, and lead to where they are ordered and read', () => {
  const { words, links } = cardOf('orderMedicine', { bookingId: 'b1', prescriptionId: 'p1', count: 4 })
  expect(words).toContain('4 medicines prescribed')
  expect(words).toMatch(/27 Nov, 10:40 am · Dr Meera Rao/)
  expect(links).toEqual([
    ['Order medicines', '/medicines?member=m1&prescription=p1'],
    ['View prescription', '/prescription?id=p1'],
  ])
})

test('to the team they lead to the prescription alone', () => {
  const { links } = cardOf('orderMedicine', { bookingId: 'b1', prescriptionId: 'p1', count: 1 }, true)
  expect(links).toEqual([['View prescription', '/create-prescription?bookingId=b1']])
})

test('a consultation that has ended says when and by whom, and leads to what was prescribed and to the next one', () => {
  const { words, links } = cardOf('consultationEnd', { bookingId: 'b1', prescriptionId: 'p1', at })
  expect(words).toMatch(/^Consultation ended.*27 Nov, 10:40 am · Dr Meera Rao/)
  expect(links).toEqual([
    ['View prescription', '/prescription?id=p1'],
    ['Book again', '/doctor-profile?doctorId=d1'],
  ])
})

test('a visit that was cancelled says which, and by whom', () => {
  const { words, links } = cardOf('cancelled', { bookingId: 'b1', at, by: 'patient' })
  expect(words).toMatch(/^Visit cancelled.*27 Nov, 10:40 am · by Asha Patel/)
  expect(links).toEqual([['Book again', '/doctor-profile?doctorId=d1']])
  cleanup()
  expect(cardOf('cancelled', { bookingId: 'b1', at, by: 'u2', outcome: MOVED }).words).toMatch(
    /^Visit moved to .*27 Nov.*by Dr Meera Rao/,
  )
})

test('a discharge says until when one can write, and opens its summary', () => {
  const { words } = cardOf('discharge', { stayId: 's1', at, until: at + 12 * 86_400 })
  expect(words).toMatch(/^Discharged.*27 Nov, 10:40 am · Dr Meera Rao · You can write here until .*9 Dec/)
  fireEvent.click(screen.getByRole('button', { name: 'Discharge summary' }))
  expect(sent).toHaveBeenCalledWith({ type: 'open', feature: { id: 'overlay.ownStay', at: 's1' } })
})

test('two patients of one name and age are told apart by their visits', () => {
  const windows = [{ bookingId: 'b1', startsAt: at, opensAt: at - 300, closesAt: at + 900 }]
  const visit = (clinic?: string) => ({
    bookingDate: '2026-11-27' as never,
    windows: windows.map((window) => ({ ...window, ...(clinic === undefined ? {} : { clinic }) })),
  })
  const rows = [visit('Andheri Clinic'), visit()].map((more) => rowOf(conversationOf(1, more), false))
  const words = rows.map((row) => {
    const { textContent } = show(<ChatRow row={row} isChosen={false} onOpen={() => undefined} />)
    cleanup()
    return textContent?.replace(/\u00A0/g, ' ')
  })
  expect(words[0]).toMatch(/Asha Patel 1.*42 y · .*27 Nov, 10:40 am · Andheri Clinic/)
  expect(words[1]).toMatch(/Asha Patel 1.*42 y · .*27 Nov, 10:40 am · video/)
})
