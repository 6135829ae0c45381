// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { ChatSide } from '../../src/core/chat/chat'
import { useChatKeys } from '../../src/ui/chat/useChatKeys'

afterEach(cleanup)

const Chat = ({ isTeam = true, hasList = true }: { readonly isTeam?: boolean; readonly hasList?: boolean }) => {
  const [side, setSide] = useState<ChatSide>('patient')
  useChatKeys({ isTeam, isOpen: true, side }, setSide)
  return (
    <>
      {hasList && (
        <section data-chat-part="list">
          <button type="button">All</button>
          <ul>
            <li>
              <button type="button">Ravi</button>
            </li>
            <li>
              <button type="button" aria-current>
                Asha
              </button>
            </li>
          </ul>
        </section>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the list of messages is */}
      <div data-chat-part="messages" tabIndex={0} title="messages" />
      <div key={side} data-chat-part="writing">
        <textarea title={side} />
      </div>
    </>
  )
}

const at = () => {
  const { activeElement: here } = document
  return here === document.body ? null : here?.getAttribute('title') || here?.textContent
}
const press = (key: object) => {
  fireEvent.keyDown(document.activeElement ?? document.body, key)
  return at()
}

test('F6 goes from the list over the messages to the field and round, with Shift the other way', () => {
  render(<Chat />)
  const next = () => press({ key: 'F6' })
  const back = () => press({ key: 'F6', shiftKey: true })
  expect([next(), next(), next(), next()]).toEqual(['Asha', 'messages', 'patient', 'Asha'])
  expect([back(), back(), back()]).toEqual(['patient', 'messages', 'Asha'])
})

test('beside a call there is no list to go to', () => {
  render(<Chat hasList={false} />)
  expect([press({ key: 'F6' }), press({ key: 'F6' }), press({ key: 'F6' })]).toEqual([
    'messages',
    'patient',
    'messages',
  ])
})

test('Alt+2 writes to the team, Alt+1 to the patient again; who has one side stays there', () => {
  render(<Chat />)
  expect(press({ key: '2', code: 'Digit2', altKey: true })).toBe('internal')
  expect(press({ key: '1', code: 'Digit1', altKey: true })).toBe('patient')
  cleanup()
  render(<Chat isTeam={false} />)
  press({ key: '2', code: 'Digit2', altKey: true })
  expect(document.querySelector('textarea')?.title).toBe('patient')
})
