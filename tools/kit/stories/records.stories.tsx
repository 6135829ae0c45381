import { css } from 'styled-system/css'
import { DocumentViewer } from '../../../src/ui/kit/document-viewer/DocumentViewer'
import { TileGrid } from '../../../src/ui/kit/TileGrid'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const tile = css({
  width: 'full',
  aspectRatio: '[3 / 4]',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  cursor: 'pointer',
})
const report: Word = ['Test report', 'जाँच रिपोर्ट', 'ટેસ્ટ રિપોર્ટ', 'পরীক্ষার রিপোর্ট']
const prescription: Word = ['Prescription', 'पर्चा', 'પ્રિસ્ક્રિપ્શન', 'প্রেসক্রিপশন']
const summary: Word = ['Hospital summary', 'अस्पताल का सारांश', 'હોસ્પિટલનો સારાંશ', 'হাসপাতালের সারাংশ']
const MANY = Array.from({ length: 400 }, (_, at) => String(at + 1))

const Tiles = (items: readonly string[]) => () => {
  const word = useWords()
  return (
    <TileGrid
      items={items}
      keyOf={(item) => item}
      columns={{ base: 2, tablet: 3, desktop: 4 }}
      render={(item) => <button type="button" data-tile className={tile}>{`${word(report)} ${item}`}</button>}
    />
  )
}

/** Tiles of records. */
export const tileStories: PartStories = {
  id: 'tile-grid',
  title: 'TileGrid',
  about: 'Tiles in rows, as many as there are: only those near the window are rendered. Arrows go in four directions.',
  stories: [
    { name: 'a few', View: Tiles(['1', '2', '3', '4', '5']) },
    { name: 'very many', View: Tiles(MANY) },
  ],
}

/** A page as a picture, drawn here. */
const pageOf = (number: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297" width="840" height="1188"><rect width="210" height="297" fill="#fff"/><text x="20" y="40" font-size="20">${number}</text><rect x="20" y="60" width="170" height="4" fill="#8A8A8A"/><rect x="20" y="72" width="120" height="4" fill="#8A8A8A"/></svg>`,
  )}`

const Document =
  (name: Word, kind: 'image' | 'pdf', pages: readonly string[], count = pages.length) =>
  () => {
    const word = useWords()
    return <DocumentViewer view={{ title: word(name), url: pageOf(1), kind, pages, count, isWhole: true }} />
  }

/** Documents over the page. */
export const viewerStories: PartStories = {
  id: 'document-viewer',
  title: 'DocumentViewer',
  about: 'A picture, or a PDF in the browser’s own frame. + and − zoom, 0 fits, arrows turn the pages.',
  stories: [
    { name: 'a picture', View: Document(report, 'image', []) },
    { name: 'a PDF of three pages', View: Document(prescription, 'pdf', [1, 2, 3].map(pageOf)) },
    { name: 'a PDF of more pages than are drawn', View: Document(summary, 'pdf', [1, 2, 3].map(pageOf), 1200) },
  ],
}
