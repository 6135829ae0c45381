import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { goByForm } from '../history/navigation'

const form = css({ position: 'relative', display: 'flex', flexGrow: '1', minWidth: '0', maxWidth: '[26rem]' })
const field = css({
  width: 'full',
  minWidth: '0',
  minHeight: '44',
  paddingInlineStart: '16',
  paddingInlineEnd: '48',
  border: 'edge',
  borderRadius: 'full',
  background: 'surface',
  color: 'ink',
  fontSize: '14',
  textOverflow: 'ellipsis',
  _placeholder: { color: 'muted', opacity: '1' },
  _hover: { borderColor: 'ink' },
})
const go = css({
  position: 'absolute',
  insetInlineEnd: '4',
  insetBlockStart: '4',
  display: 'grid',
  placeContent: 'center',
  width: '36',
  height: '36',
  border: 'none',
  borderRadius: 'full',
  background: 'brand.tint',
  color: 'primary.pressed',
  cursor: 'pointer',
  _hover: { background: 'primary', color: 'onPrimary' },
})

/** Looks for doctors by words; without script the address is the same. */
export const SearchBox = () => {
  const say = useText()
  return (
    <search className={form}>
      <form
        action="/find-doctor"
        className={css({ display: 'flex', width: 'full' })}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => goByForm(event)}
      >
        <input
          type="search"
          name="search"
          className={field}
          aria-label={say('app.search.label')}
          placeholder={say('app.search.placeholder')}
          autoComplete="off"
        />
        <button type="submit" className={go} aria-label={say('app.search.go')}>
          <Search size={20} aria-hidden />
        </button>
      </form>
    </search>
  )
}
