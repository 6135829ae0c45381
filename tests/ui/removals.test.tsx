// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import records from '../../src/ui/intl/en/records.json'
import support from '../../src/ui/intl/en/support.json'
import { ChipInput } from '../../src/ui/kit/chip-input/ChipInput'
import { RecordFiles } from '../../src/ui/records/RecordFiles'
import { Attachments } from '../../src/ui/support/Attachments'

afterEach(cleanup)

const shown = (view: ReactNode) =>
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...records, ...support }}>
      {view}
    </IntlProvider>,
  )
/** Presses a button that has the focus, as a key or a mouse does. */
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

const Pages = () => {
  const [pages, setPages] = useState(
    ['one', 'two', 'three'].map((url) => ({ name: `${url}.jpg`, url, preview: null, isPhoto: true })),
  )
  const send = ({ url }: { readonly url: string }) => setPages(pages.filter((page) => page.url !== url))
  const view = { pages, isUploading: false, canAddPage: true, canAddFile: pages.length === 0, fileFault: null }
  return <RecordFiles actor={{ send } as never} view={view as never} />
}

test('after a photographed page is removed the focus is on what removes the next one, at last on what adds one', () => {
  shown(<Pages />)
  press('Remove Page 2')
  expect(focused()).toBe('Remove Page 2')
  press('Remove Page 2')
  expect(focused()).toBe('Remove Page 1')
  press('Remove Page 1')
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(document.activeElement?.tagName).toBe('BUTTON')
})

const Files = () => {
  const [attachments, setFiles] = useState(['a.pdf', 'b.pdf'].map((name) => ({ name, url: name })))
  const send = ({ url }: { readonly url: string }) => setFiles(attachments.filter((file) => file.url !== url))
  return <Attachments actor={{ send } as never} view={{ attachments, fileFault: null, isUploading: false } as never} />
}

test('after a file of an enquiry is removed the focus is on the next one, at last on what adds one', () => {
  shown(<Files />)
  press('Remove a.pdf')
  expect(focused()).toBe('Remove b.pdf')
  press('Remove b.pdf')
  expect(document.activeElement?.tagName).toBe('BUTTON')
})

const Chips = () => {
  const [chips, setChips] = useState([{ id: null, name: 'Penicillin' }])
  const view = { label: 'Allergies', chips, query: '', hits: [], found: [], isSearching: false }
  return <ChipInput view={view} on={(event) => event.type === 'chip.removed' && setChips([])} />
}

test('after the only chip is removed the focus is in its field', () => {
  shown(<Chips />)
  press('Remove Penicillin')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})
