import type { ProviderOffer } from '../../core/provider/provider'
import type { DiagnosticTest } from '../../core/diagnostics/diagnostics'

export interface NamedCentre {
  readonly id: string
  readonly name: string
  /** What it takes off now. */
  readonly offer: ProviderOffer | null
}

/** What somebody picked before a number was verified; it stays in the tab. */
export interface GuestPicks {
  readonly centre: NamedCentre
  readonly tests: readonly DiagnosticTest[]
}

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** A guest's picks outlive a reload of their tab; null forgets them. */
    readonly 'picks.kept': { readonly picks: GuestPicks | null }
  }
}
