import type { Location } from '../../core/location/location'
import type { LocationFault } from '../../core/location/location.rules'

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** Where doctors are looked for from now on, and the choices to offer again when they changed. */
    readonly 'location.kept': { readonly location: Location; readonly recents?: readonly Location[] }
  }
  interface NoticeTexts extends Record<`location.${LocationFault}`, true> {}
}
