import { contract } from '../../core/app/contract'
import { done } from '../../core/kit/outcome'
import { type PortOf, withMethods } from '../../core/kit/port'
import type { marketingApi } from '../../core/marketing/marketing.api'
import { cleanMarkup } from '../browser/cleanMarkup'
import type { Caller } from './callEndpoint'
import { portOver } from './portOver'

/** The texts of content pages arrive sanitised. */
export const marketingOverHttp = (call: Caller): PortOf<typeof marketingApi> => {
  const port = portOver(call, contract.marketing)
  const content: typeof port.content = async (input, signal) => {
    const answer = await port.content(input, signal)
    if (!answer.ok) return answer
    const sections = await Promise.all(
      answer.value.sections.map(async (section) => ({ ...section, text: await cleanMarkup(section.text) })),
    )
    return done({ ...answer.value, sections })
  }
  return withMethods(port, { content })
}
