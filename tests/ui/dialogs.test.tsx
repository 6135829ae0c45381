// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Confirmation, question } from '../../src/ui/app/frame/Confirmation'
import app from '../../src/ui/intl/en/app.json'
import staff from '../../src/ui/intl/en/staff.json'
import { ChoiceDialog } from '../../src/ui/kit/ChoiceDialog'
import type { ModalProps } from '../../src/ui/kit/ModalDialog'
import { Selection } from '../../src/ui/staff/PageTools'

// The real one is tried in a browser: without layout it never comes to rest.
vi.mock('../../src/ui/kit/Modal', () => ({
  Modal: ({ title, role = 'dialog', children, footer }: ModalProps) => (
    <div role={role} aria-label={title}>
      {children}
      {footer}
    </div>
  ),
}))

const shown = (view: ReactNode) =>
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...staff }}>
      {view}
    </IntlProvider>,
  )
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)
const ignore = () => {}

afterEach(cleanup)

describe('the confirmation', () => {
  test('asks with yes and no, and ends with a question mark', () => {
    const onYes = vi.fn<() => void>()
    shown(<Confirmation open title="Logout" message="Do you want to log out" onYes={onYes} onNo={ignore} />)
    expect(screen.getByRole('alertdialog', { name: 'Logout' }).textContent).toContain('Do you want to log out?')
    expect(buttons()).toEqual(expect.arrayContaining(['yes', 'no']))
    fireEvent.click(screen.getByRole('button', { name: 'yes' }))
    expect(onYes).toHaveBeenCalledOnce()
  })
  test('takes a name and other words', () => {
    const words = {
      title: 'Discharge',
      message: 'Discharge this patient?',
      name: 'Asha Patel',
      yes: 'Discharge',
      no: 'Keep',
    }
    shown(<Confirmation open {...words} onYes={ignore} onNo={ignore} />)
    const { textContent } = screen.getByRole('alertdialog')
    expect(textContent).toContain('Discharge this patient?Asha Patel')
    expect(buttons()).toEqual(expect.arrayContaining(['Discharge', 'Keep']))
  })
  test('puts one question mark, whatever the script', () => {
    expect(['Sure', 'Sure?', 'Sure? ', 'पक्का'].map(question)).toEqual(['Sure?', 'Sure?', 'Sure? ', 'पक्का?'])
  })
})

describe('the choice of one', () => {
  const options = [
    { id: 'one', name: 'City Hospital' },
    { id: 'two', name: 'Lake Hospital' },
  ] as const
  const given = {
    open: true,
    title: 'Choose hospital',
    options,
    confirm: 'Choose',
    closeLabel: 'Close',
    onClose: ignore,
  }

  test('takes what was marked, one at a time', async () => {
    const onChoose = vi.fn<(id: string) => void>()
    shown(<ChoiceDialog {...given} chosen={null} onChoose={onChoose} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose' }).disabled).toBe(true)
    for (const { id, name } of options) {
      fireEvent.click(screen.getByRole('radio', { name }))
      await waitFor(() => {
        fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
        expect(onChoose.mock.lastCall).toEqual([id])
      })
    }
  })
  test('has a View Team button only where there is a team to view', () => {
    const onView = vi.fn<(marked: string | null) => void>()
    shown(<ChoiceDialog {...given} chosen="one" view={{ label: 'View Team', onView }} onChoose={ignore} />)
    fireEvent.click(screen.getByRole('button', { name: 'View Team' }))
    expect(onView.mock.calls).toEqual([['one']])
    cleanup()
    shown(<ChoiceDialog {...given} chosen="one" onChoose={ignore} />)
    expect(screen.queryByRole('button', { name: 'View Team' })).toBeNull()
  })
})

test('the bar of a selection counts slots and appointments and can be cancelled', () => {
  const answer = vi.fn<(type: string) => void>()
  shown(<Selection bar={{ selection: { slots: 2, appointments: 0 } }} answer={answer} />)
  expect(screen.getByText('Select items')).toBeTruthy()
  expect(screen.getByText('2 slots, No appointments').role).toBe('status')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(answer.mock.calls).toEqual([['selection.cancelled']])
})
