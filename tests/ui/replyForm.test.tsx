// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import kit from '../../src/ui/intl/en/kit.json'
import reviews from '../../src/ui/intl/en/reviews.json'
import { ReplyForm } from '../../src/ui/reviews/ReplyForm'

test('a reply can be typed as soon as its box is there', () => {
  const ignored = () => undefined
  render(
    <IntlProvider locale="en-IN" messages={{ ...kit, ...reviews }}>
      <AppContext value={{ app: null as never, now: () => 0 }}>
        <ReplyForm
          reply={{ text: '', fault: null, isSending: false, canSend: false } as never}
          name="Asha Patel"
          onType={ignored}
          onSend={ignored}
          onCancel={ignored}
        />
      </AppContext>
    </IntlProvider>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
