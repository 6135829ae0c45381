// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ChatFile } from '../../src/core/chat/chat'
import { done } from '../../src/core/kit/outcome'
import { chatFilesMachine } from '../../src/machines/chat/chatFiles.machine'
import { MessageFile } from '../../src/ui/chat/MessageFile'
import chat from '../../src/ui/intl/en/chat.json'
import kit from '../../src/ui/intl/en/kit.json'
import type { ModalProps } from '../../src/ui/kit/ModalDialog'

// The real one is tried in a browser: without layout it never comes to rest.
vi.mock('../../src/ui/kit/Modal', () => ({
  Modal: ({ title, children }: ModalProps) => (
    <div role="dialog" aria-label={title}>
      {children}
    </div>
  ),
}))
afterEach(cleanup)

const picture: ChatFile = { id: 'f1', name: 'mri.png', kind: 'png', size: 9, width: 40, height: 30, seconds: null }

test.each([
  { file: picture, opens: 'Open mri.png' },
  { file: { ...picture, name: 'report.pdf', kind: 'pdf' }, opens: /report\.pdf/ },
])('$file.name is opened by a press that comes before its address', async ({ file, opens }) => {
  let answer: (outcome: unknown) => void = () => undefined
  const read = fromPromise(() => new Promise((resolve) => (answer = resolve)))
  const files = createActor(chatFilesMachine.provide({ actors: { read: read as never } })).start()
  render(
    <IntlProvider locale="en-IN" messages={{ ...kit, ...chat, 'app.close': 'Close' }}>
      <MessageFile id="m1" file={file} isVoice={false} files={files} />
    </IntlProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: opens }))
  const dialog = await screen.findByRole('dialog', { name: file.name })
  answer(done({ url: 'http://localhost/file', thumbnailUrl: null, expiresAt: 9_999_999_999 }))
  await expect.poll(() => dialog.querySelectorAll('[src*="/file"], [href*="/file"]').length).toBeGreaterThan(0)
})
