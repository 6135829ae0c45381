import { ArrowRight, Pause, Play } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import type { bannersMachine } from '../../machines/marketing/banners.machine'
import { type BannerView, viewBanners } from '../../machines/marketing/banners.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { BannerArt } from './BannerArt'

const height = css({ height: '[13rem]' })
const base = css({ position: 'relative', overflow: 'hidden', borderRadius: '20', height: '[13rem]' })
const banner = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: '16',
  paddingInlineStart: { base: '16', tablet: '32' },
  background: 'calm.tint',
  opacity: '0',
  visibility: 'hidden',
  transitionProperty: '[opacity, visibility]',
  transitionDuration: 'panel',
  '&[data-shown=true]': { opacity: '1', visibility: 'visible' },
  '&:nth-child(even)': { background: 'brand.tint' },
})
const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: '8',
  flex: '1',
  minWidth: '0',
  paddingInlineEnd: { base: '16', tablet: '0' },
  paddingBlockEnd: '24',
  '& > h2': { margin: '0', fontSize: { base: '18', tablet: '28' }, lineHeight: 'heading' },
  '& > p': { margin: '0', color: 'ink', fontSize: '14', lineHeight: 'caption' },
})
const art = css({
  display: { base: 'none', tablet: 'block' },
  flexShrink: '0',
  alignSelf: 'flex-end',
  width: '[min(22rem, 34%)]',
  height: 'full',
})
const controls = css({
  position: 'absolute',
  insetBlockEnd: '0',
  insetInlineStart: { base: '4', tablet: '16' },
  display: 'flex',
  alignItems: 'center',
})
const dot = css({
  display: 'grid',
  placeContent: 'center',
  width: '24',
  height: '32',
  _touch: { width: '44', height: '44' },
  padding: '0',
  border: 'none',
  background: 'transparent',
  cursor: 'pointer',
  '& > span': { width: '8', height: '8', borderRadius: 'full', border: '[2px solid {colors.ink}]' },
  '&[aria-current=true] > span': { background: 'ink', _highContrast: { background: '[Highlight]' } },
})

const outdent = css({ marginInlineStart: '-12' })

const Action = ({ banner }: { readonly banner: BannerView }) => {
  const look = cx(button({ tone: 'quiet', size: 'sm' }), outdent)
  const face = (
    <>
      {banner.action}
      <ArrowRight size={16} aria-hidden />
    </>
  )
  if (banner.target === null) return null
  return banner.redirection === 'internal' ? (
    <Link href={banner.target} className={look}>
      {face}
    </Link>
  ) : (
    <a href={banner.target} className={look} rel="noreferrer" target="_blank">
      {face}
    </a>
  )
}

/** Announcements one after the other; they wait while somebody reads, points or has stopped them. */
export const Banners = ({ actor }: { readonly actor: ActorRefFrom<typeof bannersMachine> }) => {
  const say = useText()
  const view = useView(actor, viewBanners)
  const pause = () => actor.send({ type: 'pause' })
  const resume = () => view.isStopped || actor.send({ type: 'resume' })
  if (view.isLoading) return <Skeleton shape="block" className={height} />
  if (view.banners.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that somebody is inside
    <section
      className={base}
      aria-label={say('site.banners.label')}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {view.banners.map((each, index) => (
        <article
          key={each.id}
          className={banner}
          data-shown={index === view.at}
          inert={index !== view.at}
          aria-label={say('site.banners.slide', { number: index + 1, count: view.banners.length, title: each.title })}
        >
          <div className={words}>
            <h2>{each.title}</h2>
            <p>{each.text}</p>
            <Action banner={each} />
          </div>
          <BannerArt name={each.id} className={art} />
        </article>
      ))}
      {view.banners.length > 1 && (
        <div className={controls}>
          {view.banners.map((each, index) => (
            <button
              key={each.id}
              type="button"
              className={dot}
              aria-label={say('site.banners.slide', {
                number: index + 1,
                count: view.banners.length,
                title: each.title,
              })}
              aria-current={index === view.at}
              onClick={() => actor.send({ type: 'banner.chosen', at: index })}
            >
              <span />
            </button>
          ))}
          <button
            type="button"
            className={dot}
            aria-label={say(view.isStopped ? 'site.banners.play' : 'site.banners.stop')}
            onClick={() => actor.send({ type: view.isStopped ? 'resume' : 'stop' })}
          >
            {view.isStopped ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          </button>
        </div>
      )}
    </section>
  )
}
