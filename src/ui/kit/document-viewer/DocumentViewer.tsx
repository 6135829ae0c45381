import { ChevronLeft, ChevronRight, Download, ExternalLink, Printer, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { IconButton } from '../IconButton'
import { LinkButton } from '../LinkButton'
import { PrintSheet } from '../print-sheet/PrintSheet'

export interface DocumentViewerView {
  readonly title: string
  /** Where the document itself is read and saved. */
  readonly url: string
  readonly kind: 'image' | 'pdf'
  /** Pictures of its pages, where the browser shows no PDF; empty where nobody drew them. */
  readonly pages: readonly string[]
  /** How many pages it has; null where nobody counted them. */
  readonly count: number | null
  /** All its pages are known. */
  readonly isWhole: boolean
}

export interface DocumentViewerProps {
  readonly view: DocumentViewerView
}

const ZOOMS = [1, 1.5, 2, 3] as const

const cut = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  '& > p': { flex: '1', minWidth: '240', margin: '0', fontSize: '14' },
})
const look = css({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: '8', minWidth: '0' })
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  minHeight: { base: '48', desktop: '36' },
})
const place = css({ flexGrow: '1', margin: '0', color: 'muted', fontSize: '14', fontVariantNumeric: 'tabular-nums' })
const room = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '240',
  maxHeight: '[70dvh]',
  overflow: 'auto',
  borderRadius: '8',
  background: 'paper',
})
const frame = css({
  display: 'block',
  width: 'full',
  height: '[70dvh]',
  border: 'none',
  borderRadius: '8',
  background: 'paper',
})
const picture = css({ display: 'block', height: 'auto', background: 'surface' })
const turns = { 0: undefined, 90: 'rotate(90deg)', 180: 'rotate(180deg)', 270: 'rotate(270deg)' } as const
type Turn = keyof typeof turns

/** Whether this browser shows a PDF in a frame. */
const showsPdf = (): boolean => typeof navigator !== 'undefined' && navigator.pdfViewerEnabled

const Printed = ({ title, pages, onDone }: { title: string; pages: readonly string[]; onDone: () => void }) => {
  useEffect(() => {
    addEventListener('afterprint', onDone)
    print()
    return () => removeEventListener('afterprint', onDone)
  }, [onDone])
  return (
    <div hidden className={css({ _print: { display: 'block' } })}>
      <PrintSheet
        label={title}
        head={<h1>{title}</h1>}
        parts={pages.map((page) => ({ id: page, content: <img src={page} alt="" width="100%" /> }))}
      />
    </div>
  )
}

/** A document over the page: a picture, or a PDF in the browser's own frame; where there is none, pictures of its pages. */
export const DocumentViewer = ({ view: { title, url, kind, pages, count: counted, isWhole } }: DocumentViewerProps) => {
  const say = useText()
  const [page, setPage] = useState(0)
  const [zoom, setZoom] = useState(0)
  const [turn, setTurn] = useState<Turn>(0)
  const [isPrinting, setPrinting] = useState(false)
  const isFramed = kind === 'pdf' && showsPdf()
  const pictures = kind === 'image' ? [url] : pages
  const count = Math.max(counted ?? 0, pictures.length)
  /** The drawing ends before the document does. */
  const isCut = kind === 'pdf' && !isFramed && pictures.length > 0 && count > pictures.length
  const shown = pictures[page]
  const turnTo = (next: number) => setPage(Math.min(Math.max(next, 0), pictures.length - 1))
  const zoomTo = (next: number) => setZoom(Math.min(Math.max(next, 0), ZOOMS.length - 1))
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomTo(zoom + 1),
    '-': () => zoomTo(zoom - 1),
    '0': () => zoomTo(0),
    ArrowRight: () => turnTo(page + 1),
    ArrowLeft: () => turnTo(page - 1),
  }
  const press = (event: KeyboardEvent) => {
    const act = isFramed || event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys act wherever the focus is in it
    <section className={look} aria-label={say('kit.document.named', { title })} onKeyDown={press}>
      <div className={bar}>
        <p className={place} role="status">
          {!isFramed && pictures.length > 1 && say('kit.document.page', { page: page + 1, pages: count })}
        </p>
        {!isFramed && pictures.length > 0 && (
          <>
            {pictures.length > 1 && (
              <>
                <IconButton
                  label={say('kit.document.previous')}
                  icon={<ChevronLeft size={20} aria-hidden />}
                  disabled={page === 0}
                  onClick={() => turnTo(page - 1)}
                />
                <IconButton
                  label={say('kit.document.next')}
                  icon={<ChevronRight size={20} aria-hidden />}
                  disabled={page === pictures.length - 1}
                  onClick={() => turnTo(page + 1)}
                />
              </>
            )}
            <IconButton
              label={say('kit.document.smaller')}
              icon={<ZoomOut size={20} aria-hidden />}
              disabled={zoom === 0}
              onClick={() => zoomTo(zoom - 1)}
            />
            <IconButton
              label={say('kit.document.larger')}
              icon={<ZoomIn size={20} aria-hidden />}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => zoomTo(zoom + 1)}
            />
            <IconButton
              label={say('kit.document.turn')}
              icon={<RotateCw size={20} aria-hidden />}
              onClick={() => setTurn(((turn + 90) % 360) as Turn)}
            />
          </>
        )}
        {pictures.length > 0 && isWhole && !isCut ? (
          <IconButton
            label={say('kit.document.print')}
            icon={<Printer size={20} aria-hidden />}
            onClick={() => setPrinting(true)}
          />
        ) : (
          <LinkButton
            size="sm"
            tone="quiet"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={say('kit.document.printInTab')}
          >
            <Printer size={20} aria-hidden />
          </LinkButton>
        )}
        <LinkButton size="sm" tone="quiet" href={url} download aria-label={say('kit.document.download')}>
          <Download size={20} aria-hidden />
        </LinkButton>
        <LinkButton
          size="sm"
          tone="quiet"
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={say('kit.document.tab')}
        >
          <ExternalLink size={20} aria-hidden />
        </LinkButton>
        {isCut && (
          <div className={cut}>
            <p>{say('kit.document.cut', { drawn: pictures.length, pages: count })}</p>
            <LinkButton size="sm" tone="secondary" href={url} download>
              <Download size={20} aria-hidden />
              {say('kit.document.download')}
            </LinkButton>
          </div>
        )}
      </div>
      {isFramed ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox blanks the browser's PDF viewer; the server answers it as PDF and nothing else
        <iframe className={frame} src={url} title={title} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its room is scrolled by keys
        <div className={room} tabIndex={0} role="group" aria-label={title}>
          {shown === undefined ? (
            // A browser without a viewer of its own, and nobody drew the pages.
            <LinkButton href={url} target="_blank" rel="noopener">
              <ExternalLink size={20} aria-hidden />
              {say('kit.document.tab')}
            </LinkButton>
          ) : (
            <img
              className={picture}
              src={shown}
              alt={title}
              style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%`, transform: turns[turn] }}
            />
          )}
        </div>
      )}
      {isPrinting && <Printed title={title} pages={pictures} onDone={() => setPrinting(false)} />}
    </section>
  )
}
