import { expect, test } from 'vitest'
import { cleanMarkup } from '../../src/adapters/browser/cleanMarkup'

test('where the server draws a page an article is its words in plain paragraphs', async () => {
  expect(await cleanMarkup('<p>Hi <b>you</b></p><ul><li>one &amp; two</li><li onclick="x()">three</li></ul>')).toBe(
    '<p>Hi you</p><p>one &amp; two</p><p>three</p>',
  )
  expect(await cleanMarkup('Plain<br/>words')).toBe('<p>Plain</p><p>words</p>')
  expect(await cleanMarkup('')).toBe('')
})

test.each([
  '<p>a<script>alert(1)</script></p>',
  '<img src=x onerror=alert(1)>a',
  'a<scr<b>ipt>alert(1)</scr</b>ipt>',
  'a<svg/onload=alert(1)',
  '<<p>script>alert(1)<</p>/script>',
  '<p title="</p><img src=x onerror=alert(1)>">a</p>',
  'a<style>p{}',
])('nothing of %s is markup any more', async (markup) => {
  expect((await cleanMarkup(markup)).replaceAll(/<\/?p>/g, '')).not.toContain('<')
})
