// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Naming } from '../../src/core/kit/naming'
import { reportUploadMachine } from '../../src/machines/providerOrders/reportUpload.machine'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import providerOrders from '../../src/ui/intl/en/providerOrders.json'
import { OrderReports } from '../../src/ui/providerOrders/OrderReports'
import { answered, ends } from '../kit/paths/outcomes'
import { sampled } from '../rooms/providerOrders/providerOrdersFacts'

afterEach(cleanup)

const never = fromPromise(() => new Promise<never>(() => undefined)) as never
const order = { ...sampled, patientName: 'Asha Patel', age: 34 }

const asked = async (naming: Naming, other: string | null = null, isOfAnother = false, hasNamesake = false) => {
  const actor = createActor(reportUploadMachine.provide({ actors: { upload: never, check: never } }), {
    input: { orderId: order.id },
  }).start()
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...providerOrders }}>
      <OrderReports order={order} actor={actor} isTaken isAwaited={false} />
    </IntlProvider>,
  )
  await act(async () => {
    actor.send({ type: 'file.chosen', file: { name: 'eeg.pdf', type: 'application/pdf', size: 900 } as never })
    actor.send(ends('upload', answered({ url: '/files/t/eeg.pdf', thumbnailUrl: null })) as never)
    actor.send(ends('check', answered({ naming, other, isOfAnother, hasNamesake })) as never)
  })
  const dialog = within(await screen.findByRole('dialog'))
  return {
    notices: dialog.queryAllByRole('alert').map(({ textContent }) => textContent),
    buttons: dialog.getAllByRole('button').flatMap(({ textContent }) => (textContent ? [textContent] : [])),
    opens: dialog.getByRole('link', { name: 'Open eeg.pdf in a new tab' }).getAttribute('href'),
  }
}

test.each([
  ['named', null, [], 'Send'],
  ['unread', null, ['No text in this file can be read. Open it and look whose it is.'], 'Send'],
  ['notNamed', null, ['Asha Patel is not named in this PDF. Right patient?'], 'Send anyway'],
  ['another', 'Meera Rao', ['This PDF names Meera Rao, not Asha Patel.'], 'Send anyway'],
  ['otherAge', null, ['Asha Patel is named in this PDF, but with another age than 34.'], 'Send anyway'],
] as const)(
  'of a report that is %s (%s) its centre reads %j before it is sent',
  async (naming, other, notices, send) => {
    expect(await asked(naming, other)).toEqual({
      notices,
      buttons: ['Choose another', send],
      opens: '/files/t/eeg.pdf',
    })
  },
)

test('where another patient of the centre has the same name, its centre reads which are the tests and the number', async () => {
  const { notices } = await asked('named', null, false, true)
  expect(notices).toEqual([
    'Another patient here is called Asha Patel too. Compare the age, the phone number and the tests.',
  ])
  const dialog = within(screen.getByRole('dialog'))
  expect([dialog.getByText('EEG'), dialog.getByText(order.patientPhone)]).toHaveLength(2)
})
