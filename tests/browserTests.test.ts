import { expect, test } from 'vitest'
import { type Source, sources, withoutComments } from './kit/sources'

const ofBrowser = sources.filter(({ path }) =>
  /^tests\/(?:e2e\/|kit\/|rooms\/[^/]+\/[^/]+\.(?:player|page|screens)\.ts$)/.test(path),
)

/** What is between the bracket that opens here and the one that closes it; brackets in texts come in pairs, but for these. */
const bracketed = (text: string, from: number): string => {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(from + 1, at)
  }
  return text.slice(from + 1)
}

/** Asks a page how it is now, and waits for nothing. */
const look =
  /\bawait\b[^;]*?\.(?:count|isVisible|isHidden|isChecked|isEnabled|isDisabled|textContent|innerText|innerHTML|inputValue|allTextContents|allInnerTexts|getAttribute|boundingBox|evaluate|evaluateAll)\(/

const looksIn = ({ path, text }: Pick<Source, 'path' | 'text'>): readonly string[] =>
  [...withoutComments(text).matchAll(/\bexpect(?=\()/g)]
    .map(({ index }) => bracketed(withoutComments(text), index + 'expect'.length))
    .filter((asserted) => look.test(asserted))
    .map((asserted) => `${path}: expect(${asserted.replaceAll(/\s+/g, ' ')})`)

test('what a page shows is awaited until it holds, not looked at once', () => {
  expect(ofBrowser.flatMap(looksIn)).toEqual([])
})
