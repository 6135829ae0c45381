import { css } from 'styled-system/css'
import type { QuietHoursActor } from '../../machines/settings/quietHours.machine'
import { viewQuietHours } from '../../machines/settings/quietHours.view'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const section = css({ display: 'grid', gap: '12', '& > *': { margin: '0' } })
const heading = css({ textStyle: 'subheading' })

/** Whether messages of chats wait for the morning; nothing for whoever has none. */
export const QuietHours = ({ actor }: { readonly actor: QuietHoursActor | undefined }) => {
  const say = useText()
  const { isThere, isOn, isSaving, isLoading, fault } = useView(actor, viewQuietHours)
  if (!isThere) return null
  return (
    <section className={section}>
      <h3 className={heading}>{say('settings.quiet.title')}</h3>
      {isLoading && <SkeletonText lines={2} />}
      {fault && (
        <ErrorState
          message={say.fault(fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor?.send({ type: 'retry' })}
        />
      )}
      {isOn !== null && (
        <Checkbox
          label={say('settings.quiet')}
          help={say('settings.quiet.help')}
          checked={isOn}
          aria-busy={isSaving || undefined}
          onChange={(next) => actor?.send({ type: 'switched', isOn: next })}
        />
      )}
    </section>
  )
}
