import { Search } from 'lucide-react'
import { css } from 'styled-system/css'
import { button, field } from 'styled-system/recipes'
import { goByForm } from '../app/history/navigation'
import { useText } from '../intl/useText'
import { Spine } from '../kit/art'

const look = field()
const panel = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '[minmax(0, 1fr) 10rem]' },
  padding: { base: '16', tablet: '24', desktop: '32' },
  borderRadius: '20',
  background: 'brand.tint',
  overflow: 'hidden',
})
const form = css({ display: 'flex', gap: '8', '& > input': { flexGrow: '1' }, '& > button': { flexShrink: '0' } })
const art = css({
  display: { base: 'none', tablet: 'block' },
  width: '120',
  height: 'auto',
  justifySelf: 'center',
  marginBlock: '-24',
})
const words = css({ tabletDown: { srOnly: true } })

/** Without an appointment ahead, looking for a doctor comes first. */
export const HomeSearch = () => {
  const say = useText()
  return (
    <search className={panel}>
      <form action="/find-doctor" className={form} onSubmit={goByForm}>
        <input
          type="search"
          name="search"
          className={look.input}
          aria-label={say('home.search.label')}
          placeholder={say('home.search.placeholder')}
          autoComplete="off"
        />
        <button type="submit" className={button()} aria-label={say('home.search.go')}>
          <Search size={20} aria-hidden />
          <span className={words}>{say('home.search.go')}</span>
        </button>
      </form>
      <Spine className={art} />
    </search>
  )
}
