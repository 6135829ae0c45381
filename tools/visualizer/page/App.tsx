import { useEffect, useState } from 'react'
import { ChartView } from '../chart/ChartView'
import { valueText } from '../timeline/timeline'
import { ActorTree } from './ActorTree'
import { ChartTools, Legend } from './ChartTools'
import { Header } from './Header'
import { Inspector, Tabs } from './Inspector'
import type { Session } from './session'
import { StateList } from './StateList'
import { Timeline } from './Timeline'
import { useMedia } from './useMedia'
import { useView, type View } from './useView'

/** Milliseconds between two announcements. */
const QUIET = 1000

/** The latest move of the chosen actor in words, at most once a second. */
const useAnnouncement = ({ row, actor, definition }: View): string => {
  const [text, setText] = useState('')
  const next = row && row.actor === actor?.id ? `${definition.id}: ${valueText(row.from)} → ${valueText(row.to)}` : text
  useEffect(() => {
    const soon = setTimeout(() => setText(next), QUIET)
    return () => clearTimeout(soon)
  }, [next])
  return text
}

/** Keys that step through the timeline wherever the focus is, but where somebody types. */
const useKeys = (session: Session, view: View) => {
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const isTaken =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=tablist], summary')
      if (isTaken || altKey || ctrlKey || metaKey) return
      if (key === 'ArrowLeft') session.goTo(view.at - 1)
      if (key === 'ArrowRight') session.goTo(view.at + 1)
      if (key === 'End') session.goTo(null)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [session, view.at])
}

/** Files that are dropped anywhere on the page. */
const useDrop = (session: Session) => {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = async (event: DragEvent) => {
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file) session.openFile(file.name, await file.text())
    }
    const dropped = (event: DragEvent) => void drop(event)
    addEventListener('dragover', over)
    addEventListener('drop', dropped)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', dropped)
    }
  }, [session])
}

/** `/dev/machines`: where a tab is and why, what can happen now, and the paths that lead there. */
export const App = ({ session }: { readonly session: Session }) => {
  const view = useView(session)
  const isSmall = useMedia('(max-width: 799px)')
  const isNarrow = useMedia('(max-width: 1199px)')
  const [asList, setAsList] = useState<boolean | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [panel, setPanel] = useState('Inspector')
  const isList = asList ?? isSmall
  useKeys(session, view)
  useDrop(session)
  const announcement = useAnnouncement(view)
  const { definition, folded, marks, at, link, go, fold } = view
  const tree = <ActorTree view={view} onChosen={() => setIsOpen(false)} />
  const inspector = <Inspector view={view} session={session} />
  const timeline = <Timeline view={view} session={session} />
  return (
    <div className="page">
      <Header view={view} session={session} onDrawer={() => setIsOpen(!isOpen)} />
      {view.state.fault !== null && (
        <p role="alert" className="fault">
          {view.state.fault}
        </p>
      )}
      {isNarrow ? isOpen && <div className="drawer">{tree}</div> : tree}
      <main className="center">
        <ChartTools view={view} isList={isList} onList={() => setAsList(!isList)} />
        {isList ? (
          <StateList view={view} />
        ) : (
          <ChartView
            key={definition.hash}
            legend={view.actor !== null && <Legend />}
            definition={definition}
            folded={folded}
            marks={marks}
            step={at}
            selected={link.state}
            onSelect={(state) => go({ state: state === '' ? null : state })}
            onFold={fold}
          />
        )}
      </main>
      {isNarrow ? (
        <div className="bottom">
          <Tabs
            label="Panels"
            chosen={panel}
            onChoose={setPanel}
            tabs={[
              { name: 'Inspector', content: inspector },
              { name: 'Timeline', content: timeline },
            ]}
          />
        </div>
      ) : (
        <>
          {inspector}
          {timeline}
        </>
      )}
      <p className="announcement" aria-live="polite">
        {announcement}
      </p>
    </div>
  )
}
