import { Plus } from 'lucide-react'
import { css } from 'styled-system/css'
import type { CaptureActor } from '../../machines/prescription/capture.machine'
import type { viewCapture } from '../../machines/prescription/capture.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { Chip } from '../kit/Chip'
import { FileTile } from '../kit/file-tile/FileTile'
import { formLook } from './form.styles'

const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

interface CapturedPagesProps {
  readonly actor: CaptureActor
  readonly view: ReturnType<typeof viewCapture>
}

/** The pages that were uploaded, the category, and the end of the consultation. */
export const CapturedPages = ({ actor, view }: CapturedPagesProps) => {
  const say = useText()
  return (
    <>
      <ul className={list} aria-label={say('prescription.pages')}>
        {view.pages.map(({ name, url }, index) => (
          <li key={url}>
            <FileTile
              view={{
                id: url,
                name: view.way === 'photo' ? say('prescription.page', { number: index + 1 }) : name,
                size: '',
                kind: /\.pdf$/i.test(name) ? 'document' : 'image',
                state: 'done',
                percent: 100,
              }}
              on={() => actor.send({ type: 'page.removed', url })}
            />
          </li>
        ))}
      </ul>
      {view.canAddPage && (
        <div>
          <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'page.wanted' })}>
            <Plus size={16} aria-hidden />
            {say('prescription.page.add')}
          </Button>
        </div>
      )}
      <section className={formLook.section}>
        <h3 className={formLook.title}>{say('prescription.category')}</h3>
        <div className={chips}>
          {view.categories.map(({ id, name }) => (
            <Chip key={id} chosen={id === view.categoryId} onChange={() => actor.send({ type: 'category.chosen', id })}>
              {name}
            </Chip>
          ))}
        </div>
      </section>
      {view.isVideo && (
        <Checkbox
          label={say('prescription.declare')}
          checked={view.declaresNone}
          onChange={(isNone) => actor.send({ type: 'declared', isNone })}
        />
      )}
      <Button
        busy={view.isSending}
        disabled={!view.canEnd && !view.isSending}
        reason={say(view.categoryId === null ? 'prescription.fault.category' : 'prescription.declare.missing')}
        onClick={() => actor.send({ type: 'end' })}
      >
        {say('prescription.end')}
      </Button>
    </>
  )
}
