import { comeAs } from '../comeAs'
import type { Session } from '../patients'
import type { BaseScene } from './browser'

/** Opens a page as whoever has this session, inspected. */
export const openAs = ({ page }: BaseScene, who: Session, path: string): Promise<void> =>
  comeAs(page, who, `${path}${path.includes('?') ? '&' : '?'}inspect=1`)
