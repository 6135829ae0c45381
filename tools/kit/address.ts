import { DEFAULT_LANGUAGE, languageNamed, type Language } from '../../src/core/language/languages'

/** How the page is looked at; all of it stands in the address, so that a link shows the same. */
export interface Look {
  /** A part's id, or null for all of them. */
  readonly part: string | null
  readonly language: Language
  readonly density: 'comfortable' | 'dense'
  readonly theme: 'day' | 'call'
  /** CSS pixels of the frame the parts are shown in; null for the window itself. */
  readonly width: number | null
  /** Inside such a frame: the parts alone. */
  readonly isBare: boolean
}

export const WIDTHS = [390, 800, 1280] as const

export const readLook = (search: string): Look => {
  const params = new URLSearchParams(search)
  const width = Number(params.get('width'))
  return {
    part: params.get('part') || null,
    language: languageNamed(params.get('language')) ?? DEFAULT_LANGUAGE,
    density: params.get('density') === 'dense' ? 'dense' : 'comfortable',
    theme: params.get('theme') === 'call' ? 'call' : 'day',
    width: WIDTHS.find((each) => each === width) ?? null,
    isBare: params.has('bare'),
  }
}

/** `?part=bill-rows&language=hin`: what differs from the first look alone. */
export const writeLook = ({ part, language, density, theme, width, isBare }: Look): string => {
  const params = new URLSearchParams()
  if (part !== null) params.set('part', part)
  if (language !== DEFAULT_LANGUAGE) params.set('language', language)
  if (density === 'dense') params.set('density', density)
  if (theme === 'call') params.set('theme', theme)
  if (width !== null) params.set('width', String(width))
  if (isBare) params.set('bare', '')
  const text = params.toString()
  return text === '' ? '/dev/kit' : `/dev/kit?${text}`
}
