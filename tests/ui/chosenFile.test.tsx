// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import kit from '../../src/ui/intl/en/kit.json'
import { FileButton } from '../../src/ui/kit/FileButton'

test('a chosen file is named without what turns the letters of its name around, and is the same file otherwise', async () => {
  const onFile = vi.fn<(file: File) => void>()
  const { container } = render(
    <IntlProvider locale="en-IN" messages={kit}>
      <FileButton label="Attach" icon={null} purpose="report" onFile={onFile} />
    </IntlProvider>,
  )
  const field = container.querySelector('input')!
  const file = new File(['scan'], 'report\u202Efdp.exe.png', { type: 'image/png', lastModified: 1_790_000_000_000 })
  fireEvent.change(field, { target: { files: [file] } })
  const [taken] = onFile.mock.lastCall!
  expect([taken.name, taken.type, taken.lastModified]).toEqual(['reportfdp.exe.png', 'image/png', 1_790_000_000_000])
  expect(await taken.text()).toBe('scan')
  const plain = new File(['scan'], 'scan.png', { type: 'image/png' })
  fireEvent.change(field, { target: { files: [plain] } })
  expect(onFile.mock.lastCall![0]).toBe(plain)
})
