import { css } from 'styled-system/css'
import type { TemplatesActor } from '../../machines/templates/templates.machine'
import { viewTemplates } from '../../machines/templates/templates.view'
import { Confirmation } from '../app/frame/Confirmation'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { Spine } from '../kit/art'
import { useView } from '../kit/useView'
import { TemplateEditor } from './TemplateEditor'
import { TemplateList } from './TemplateList'

const layout = css({
  display: 'grid',
  gap: { base: '24', desktop: '32' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: '18rem minmax(0, 1fr)' },
  minHeight: { desktop: '[min(38rem, 70dvh)]' },
})
/** Below a desktop the list makes way for the form. */
const column = css({
  position: { desktop: 'sticky' },
  insetBlockStart: '0',
  display: 'grid',
  gap: '12',
  alignContent: 'start',
  '&[data-away]': { display: { base: 'none', desktop: 'grid' } },
})
const detail = css({ minWidth: '0', '&[data-resting]': { display: { base: 'none', desktop: 'block' } } })

/** A doctor's templates: the list, and what is chosen or made beside it. */
export const TemplatesPanel = ({ actor }: { readonly actor: TemplatesActor }) => {
  const say = useText()
  const view = useView(actor, viewTemplates)
  if (view.fault)
    return (
      <ErrorState
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.isFirstLoad) return <SkeletonText lines={6} />
  const isEmpty = view.templates.length === 0
  return (
    <>
      <div className={layout}>
        <section className={column} aria-label={say('templates.list')} data-away={view.isWriting || undefined}>
          <TemplateList actor={actor} view={view} />
        </section>
        <section
          className={detail}
          aria-label={say(view.isNew ? 'templates.new' : 'templates.form')}
          data-resting={(!view.isWriting && !isEmpty) || undefined}
        >
          {view.isWriting ? (
            <TemplateEditor key={view.chosenId ?? 'new'} actor={actor} view={view} />
          ) : (
            <EmptyState
              drawing={<Spine />}
              title={say(isEmpty ? 'templates.first' : 'templates.none.chosen')}
              text={say(isEmpty ? 'templates.first.text' : 'templates.none.text')}
            />
          )}
        </section>
      </div>
      <Confirmation
        open={view.isConfirmingDelete}
        danger
        busy={view.isSending}
        title={say('templates.delete.title')}
        message={say('templates.delete.message')}
        name={view.chosenName}
        yes={say('templates.delete.yes')}
        no={say('templates.delete.no')}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
      <Confirmation
        open={view.isConfirmingLeave}
        title={say('templates.leave.title')}
        message={say('templates.leave.message')}
        yes={say('templates.leave.yes')}
        no={say('templates.leave.no')}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </>
  )
}
