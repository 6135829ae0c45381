import { expect, test } from 'vitest'
import { looseParts, cutTexts } from '../kit/fit'
import { lookedAt } from '../kit/lookedAt'
import { looks } from '../kit/looks'
import { takeMeasures } from '../kit/measures'
import type { Measure } from '../kit/shown'
import { commitsSoFar, partAt } from '../kit/turns'

/** The part of the pages that moves with the commit; all of them are `layout/pages.test.ts`. */
const product = lookedAt(partAt(looks, 16, await commitsSoFar()).items, [])

test('a measure that does not hold is noticed, in the window that it asks for', async () => {
  const page = await product.open('phone')
  await page.goto('about:blank')
  await page.setContent('<h1>Contact us</h1>')
  const width = (at: Measure['at'], is: number): Measure => ({
    holds: `the window is ${is} px wide`,
    of: (each) => each.evaluate(() => innerWidth),
    is,
    ...(at && { at }),
  })
  const held = [width(undefined, 390), width(['desktop'], 1280), width([{ on: 'phone', width: 360, height: 640 }], 360)]
  await takeMeasures(page, held, 'phone')
  const measured = takeMeasures(page, [...held, width(['desktop'], 390)], 'phone', 1)
  const actual = { 'the window is 1280 px wide': 1280, 'the window is 390 px wide': 1280 }
  await expect(measured).rejects.toMatchObject({ actual })
})

test('a box that scrolls without what is placed in it is noticed', async () => {
  const page = await product.open('phone')
  await page.goto('about:blank')
  const hidden = '<span style="position: absolute; width: 1px; height: 1px">Unit</span>'
  await page.setContent(`
    <div id="loose" style="overflow-y: auto; height: 30px">${hidden}</div>
    <div id="whole" style="overflow-y: auto; height: 30px; position: relative">${hidden}</div>
    <div id="within" style="overflow-y: auto; height: 30px"><p style="position: relative">${hidden}</p></div>
  `)
  expect((await looseParts(page)).map((box) => /id="(\w+)"/.exec(box)?.[1])).toEqual(['loose'])
})

test('a text that does not fit its box is noticed, and what opens over a box is not taken for one', async () => {
  const page = await product.open('phone')
  // No page of the product: its policy forbids styles of elements.
  await page.goto('about:blank')
  await page.setContent(`
    <p id="ellipsis" style="width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">Terms of use</p>
    <p id="spilt" style="width: 30px; white-space: nowrap">Spills out</p>
    <div id="low" style="height: 10px; overflow: hidden"><p>Two<br>lines</p></div>
    <p id="fitting">Fits</p>
    <p data-beginning style="width: 60px; white-space: nowrap; overflow: hidden">Terms of use</p>
    <div style="width: 60px; position: relative">Menu<div style="position: absolute; width: 300px">opens over</div></div>
    <div style="height: 30px; overflow-y: auto; margin: 20px">Scrolls<select><option>One</option></select><p>More</p></div>
  `)
  const cut = await cutTexts(page)
  expect(cut.map((box) => /id="(\w+)"/.exec(box)?.[1])).toEqual(['ellipsis', 'spilt', 'low'])
})
