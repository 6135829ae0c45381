import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { css } from 'styled-system/css'
import type { TemplatesActor } from '../../machines/templates/templates.machine'
import { viewTemplates } from '../../machines/templates/templates.view'
import { Confirmation } from '../app/Confirmation'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { TemplateEditor } from './TemplateEditor'

const layout = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '13rem minmax(0, 1fr)' },
})
/** On a phone the list makes way for the form. */
const column = css({
  display: 'grid',
  gap: '12',
  alignContent: 'start',
  '&[data-away]': { display: { base: 'none', tablet: 'grid' } },
})
const detail = css({ minWidth: '0' })
const list = css({ margin: '0', padding: '0', listStyle: 'none', display: 'grid', gap: '4' })
const row = css({
  width: 'full',
  minHeight: '44',
  paddingInline: '12',
  textAlign: 'start',
  borderRadius: '8',
  border: 'line',
  background: 'surface',
  cursor: 'pointer',
  '&[aria-current=true]': { background: 'brand.tint', fontWeight: 'semibold' },
})
const count = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** A doctor's templates: the list, and what is chosen or made beside it. */
export const TemplatesPanel = ({ actor }: { readonly actor: TemplatesActor }) => {
  const say = useText()
  const view = useSelector(actor, viewTemplates, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  if (view.fault)
    return (
      <ErrorState
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.isFirstLoad) return <SkeletonText lines={6} />
  return (
    <>
      <div className={layout}>
        <section className={column} aria-label={say('templates.list')} data-away={view.isWriting || undefined}>
          <Button tone="secondary" wide disabled={view.isWriting} onClick={() => actor.send({ type: 'new' })}>
            <Plus size={20} aria-hidden />
            {say('templates.make')}
          </Button>
          <p className={count} role="status">
            {say('templates.count', { count: view.templates.length })}
          </p>
          <ul className={list} aria-label={say('templates.list')}>
            {view.templates.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className={row}
                  aria-current={id === view.chosenId && view.isWriting}
                  disabled={view.isWriting}
                  onClick={() => actor.send({ type: 'template.chosen', id })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section className={detail} aria-label={say(view.isNew ? 'templates.new' : 'templates.form')}>
          {view.isWriting ? (
            <TemplateEditor key={view.chosenId ?? 'new'} actor={actor} view={view} />
          ) : (
            <EmptyState title={say('templates.none.chosen')} text={say('templates.none.text')} />
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
