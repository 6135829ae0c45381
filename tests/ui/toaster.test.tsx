// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Toaster, toastRegion } from '../../src/ui/kit/Toaster'

const ignore = () => {}
const acts = { dismissLabel: 'Dismiss', onDismiss: ignore, onFollow: ignore, onPause: ignore, onResume: ignore }

afterEach(cleanup)

test('a dialog that opens before the first toast finds the live region that toasts then appear in', () => {
  const found = toastRegion()
  expect(found.isConnected).toBe(true)
  expect(found.tagName).toBe('OUTPUT')
  render(<Toaster toasts={[{ id: 'saved', tone: 'good', text: 'Saved' }]} {...acts} />)
  expect(found.contains(screen.getByText('Saved'))).toBe(true)
  expect(document.querySelectorAll('output')).toHaveLength(1)
})
