import { expect, test } from 'vitest'
import { EMPTY_CONTENT } from '../../../src/core/prescription/prescription'
import { inBrowser } from '../../kit/inBrowser'
import { ownMenu } from '../../kit/pages/ownMenu'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

test('a template that is changed in two tabs says so in sight, keeps what was typed, and is saved when it is kept', async () => {
  const doctor = await newDoctor(product.served)
  const signal = new AbortController().signal
  await doctor.ports.templates.create({ name: 'Tremor', ...EMPTY_CONTENT, key: crypto.randomUUID() }, signal)
  const openTemplate = async () => {
    const page = await product.openAs('desktop', doctor, '/schedule')
    await ownMenu(page).click()
    await page.getByRole('button', { name: 'Templates', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Prescription templates' })
    await panel.getByRole('button', { name: 'Tremor' }).click()
    return { page, panel, diet: panel.getByRole('textbox', { name: 'Diet and exercise' }) }
  }
  const [first, second] = [await openTemplate(), await openTemplate()]
  await first.diet.fill('Walk')
  await first.panel.getByRole('button', { name: 'Save edits' }).click()
  await first.page.getByText('Template updated.').waitFor()
  await second.diet.fill('Swim')
  await second.panel.getByLabel('Template name').fill('Tremor of the hands')
  await second.panel.getByRole('button', { name: 'Save edits' }).click()
  const alert = second.panel.getByRole('alert')
  await alert.waitFor()
  const isSeen = () =>
    alert.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(async () => [await isSeen(), await second.diet.inputValue()]).toEqual([true, 'Swim'])
  await second.panel.getByRole('button', { name: 'Keep mine' }).click()
  await second.page.getByText('Template updated.').waitFor()
  const kept = await doctor.ports.templates.list({}, signal)
  const own = kept.ok ? kept.value : []
  expect(own.map(({ name, dietAndExercise }) => [name, dietAndExercise])).toEqual([['Tremor of the hands', 'Swim']])
})
