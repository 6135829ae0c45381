// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import type { ShownDay } from '../../src/machines/schedule/schedule.view'
import app from '../../src/ui/intl/en/app.json'
import marketing from '../../src/ui/intl/en/marketing.json'
import schedule from '../../src/ui/intl/en/schedule.json'
import { FileButton } from '../../src/ui/kit/FileButton'
import { SpecialistSearch } from '../../src/ui/marketing/SpecialistSearch'
import { DayHead } from '../../src/ui/schedule/DayHead'

/** A page that was drawn, in which somebody chose something, or it merely came to differ, before it came alive. */
const aliveAfter = async (page: ReactNode, choose: (root: HTMLElement) => Element, isByHand = true) => {
  const whole = (
    <IntlProvider locale="en-IN" messages={{ ...app, ...marketing, ...schedule }}>
      {page}
    </IntlProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(whole)
  document.body.append(root)
  globalThis.entered = new WeakSet()
  const field = choose(root)
  if (isByHand) globalThis.entered.add(field)
  const rendered = await act(async () => hydrateRoot(root, whole))
  return {
    root,
    leave: async () => {
      await act(async () => rendered.unmount())
      root.remove()
    },
  }
}

test('a file that was chosen before the page was alive is taken, and can be chosen again', async () => {
  const onFile = vi.fn<(file: File) => void>()
  const file = new File(['scan'], 'scan.pdf', { type: 'application/pdf' })
  const button = <FileButton label="Attach" icon={null} purpose="chat" onFile={onFile} />
  const input = (root: HTMLElement) => {
    const field = root.querySelector<HTMLInputElement>('input[type=file]')!
    let files: readonly File[] = [file]
    Object.defineProperty(field, 'files', { get: () => files })
    Object.defineProperty(field, 'value', {
      set: () => {
        files = []
      },
    })
    return field
  }
  const { root, leave } = await aliveAfter(button, input)
  expect(onFile.mock.calls).toEqual([[file]])
  expect(root.querySelector('input')!.files).toHaveLength(0)
  await leave()
  await (await aliveAfter(button, input, false)).leave()
  expect(onFile).toHaveBeenCalledTimes(1)
})

const hours = {
  id: 'h1',
  consultation: 'video',
  clinicName: null,
  booked: 1,
  totalSlots: 4,
  startsAt: 1_795_000_000,
  endsAt: 1_795_003_600,
  slots: [],
}
const dayWith = (isMarked: boolean) =>
  ({ date: '2026-11-27', schedules: [{ schedule: hours, isMarked, isMarkable: true }] }) as unknown as ShownDay

test('hours that were ticked before the page was alive are marked once', async () => {
  const onMark = vi.fn<ComponentProps<typeof DayHead>['onMark']>()
  const tick = (root: HTMLElement) => {
    const box = root.querySelector<HTMLInputElement>('input[type=checkbox]')!
    box.checked = true
    return box
  }
  const head = <DayHead day={dayWith(false)} isSelecting onMark={onMark} />
  await (await aliveAfter(head, tick)).leave()
  expect(onMark.mock.calls).toEqual([[{ scheduleId: 'h1', date: '2026-11-27' }]])
  await (await aliveAfter(head, tick, false)).leave()
  expect(onMark).toHaveBeenCalledTimes(1)
})

test('a speciality and a city that were chosen before the page was alive are searched by', async () => {
  const { root, leave } = await aliveAfter(<SpecialistSearch />, (page) => {
    const [speciality, city] = page.querySelectorAll('select')
    city!.selectedIndex = 2
    speciality!.selectedIndex = 1
    return speciality!
  })
  const form = new FormData(root.querySelector('form')!)
  const [speciality, city] = root.querySelectorAll('select')
  expect([speciality!.selectedIndex, city!.selectedIndex]).toEqual([1, 2])
  expect(form.get('city')).toBe(city!.options[2]!.value)
  await leave()
})
