import metadata from 'libphonenumber-js/metadata.min'
import { countries } from '../server/people/countries'
import type { Documents } from './documents'

/** How numbers are dialled in the countries whose numbers can log in, out of what the library knows of all. */
export const phoneMetadata = (): Documents => {
  const codes = countries.map(({ code }) => code.slice(1))
  // Where countries share a dial code, the first speaks for all: `US` for +1.
  const named = codes.map(
    (code) => [code, (metadata.country_calling_codes as Record<string, string[]>)[code]![0]!] as const,
  )
  const kept = {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(named.map(([code, name]) => [code, [name]])),
    countries: Object.fromEntries(
      named.map(([, name]) => [name, (metadata.countries as Record<string, unknown>)[name]]),
    ),
    nonGeographic: {},
  }
  return { 'src/core/kit/phoneMetadata.json': `${JSON.stringify(kept)}\n` }
}
