import { folded } from '../kit/search'
import { substancesIn } from './substancesIn'

/**
 * Schedule H1 of the Drugs Rules 1945: G.S.R. 588(E) of 30 August 2013, hydroxychloroquine of 26 March 2020, and
 * pregabalin (G.S.R. 377(E) of 13 May 2026).
 */
const scheduleH1: ReadonlySet<string> = new Set(
  `alprazolam balofloxacin buprenorphine capreomycin cefdinir cefditoren cefepime cefetamet cefixime cefoperazone
  cefotaxime cefpirome cefpodoxime ceftazidime ceftibuten ceftizoxime ceftriaxone chlordiazepoxide clofazimine codeine
  cycloserine diazepam diphenoxylate doripenem ertapenem ethambutol ethionamide faropenem feropenem gemifloxacin
  hydroxychloroquine imipenem isoniazid levofloxacin meropenem midazolam moxifloxacin nitrazepam aminosalicylate
  pentazocine pregabalin prulifloxacin pyrazinamide rifabutin rifampicin sparfloxacin thiacetazone tramadol zolpidem`.split(
    /\s+/,
  ),
)

/** Whether a medicine of Schedule H1 is in what a name says: `Cefixime 200`, or `Librium 10` by the brand. */
export const isScheduleH1 = (name: string): boolean =>
  [name, ...substancesIn(name).map(({ generic }) => generic)].some((text) =>
    folded(text)
      .split(/[^\p{L}\p{M}]+/u)
      .some((word) => scheduleH1.has(word)),
  )
