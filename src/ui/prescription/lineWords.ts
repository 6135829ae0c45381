import type { Medicine } from '../../core/prescription/medicine'
import type { LineFault } from '../../core/prescription/line'
import {
  labelOf,
  type RowChoice,
  type RowProblem,
  type RowQuestion,
  type RowReading,
} from '../../core/prescription/medicineRow.rules'
import { doseOf } from '../../core/prescription/dose.rules'
import type { MedicineLine, Route, Supply } from '../../core/prescription/prescription'
import { lineOf, mealOf } from '../../core/prescription/prescriptionForm.rules'
import { amountAtOnce, type Meal, storedDose, takenAt } from '../../core/prescription/typedDose.rules'
import type { Recognised } from '../../machines/prescription/prescription.reading'
import type { Say } from '../intl/useText'

/** An amount as it is read: `½`, `5 ml`. */
const amountOf = (amount: number, unit: string): string => {
  if (unit === 'ml') return `${amount} ml`
  return amount === 0.5 ? '½' : String(amount)
}

/** What is said of how a line is taken. */
type Taken = Pick<RowReading, 'dose' | 'frequency' | 'doseUnit' | 'mostADay' | 'hoursApart'>

/** When a medicine is taken, and on which days unless on all: `1 morning, 1 night, once a week`. */
const whenWords = (say: Say, { dose, frequency, doseUnit, mostADay, hoursApart }: Taken): string => {
  if (dose?.word === 'sos' || dose?.word === 'stat') {
    const amount = amountAtOnce(dose)
    return [
      say(`prescription.dose.${dose.word}`),
      amount === 1 && doseUnit !== 'ml' ? '' : amountOf(amount, doseUnit),
      mostADay === null ? '' : say('prescription.most', { count: mostADay, unit: doseUnit }),
      hoursApart === null ? '' : say('prescription.hoursApart', { count: hoursApart }),
    ]
      .filter(Boolean)
      .join(', ')
  }
  const times = (dose === null ? [] : takenAt(dose)).map(({ time, amount }) =>
    say('prescription.dose.time', { amount: amountOf(amount, doseUnit), time: say(`prescription.time.${time}`) }),
  )
  const often = frequency.flatMap((each) => (each === 'daily' ? [] : say(`prescription.frequency.${each}`)))
  return [...times, ...often].join(', ')
}

const routeWords = (say: Say, route: Route | null): string => (route === null ? '' : say(`prescription.route.${route}`))

/** What is given out, where it was written in packs: `2 strips`. */
const packWords = (say: Say, supply: Supply | null): string =>
  supply === null || supply.pack === null ? '' : say('prescription.supply', { count: supply.count, pack: supply.pack })

const mealWords = (say: Say, meal: Meal): string => say(`prescription.meal.${meal}`)

/** How much is given out: `20 tablets`, `2 strips`; of what has no unit only what the doctor wrote. */
const quantityWords = (say: Say, quantity: number | null, unit: string, supply: Supply | null): string => {
  if (quantity === null || supply?.pack != null) return packWords(say, supply)
  if (unit !== '') return say('prescription.quantity', { count: quantity, unit })
  return supply === null ? '' : say('prescription.supply', { count: quantity, pack: '' })
}

type Stepped = Pick<MedicineLine, 'steps' | 'isStopped' | 'whenText'>

/** What follows the first dose: `then 20 mg, 1 morning, 5 days`, `then stop`. */
const stepWords = (say: Say, { steps = [], isStopped = false, whenText }: Stepped): string => {
  const doseUnit = doseOf(whenText)?.unit ?? ''
  const words = steps.map((step) => {
    const { frequency, frequencyDays: days } = step
    const taken = { dose: storedDose(step), frequency, doseUnit, mostADay: null, hoursApart: null }
    const parts = [step.strength, whenWords(say, taken), days === null ? '' : say('prescription.days', { count: days })]
    return say('prescription.then', { words: parts.filter(Boolean).join(', ') })
  })
  return [...words, isStopped ? say('prescription.thenStop') : ''].filter(Boolean).join(', ')
}

/** How a stored line is taken, from its codes: "1 morning, 1 night · after food · 10 days". */
export const lineWords = (say: Say, line: MedicineLine): string =>
  [
    whenWords(say, {
      dose: storedDose(line),
      frequency: line.frequency,
      doseUnit: doseOf(line.whenText)?.unit ?? '',
      mostADay: line.mostADay ?? null,
      hoursApart: line.hoursApart ?? null,
    }),
    routeWords(say, line.route ?? null),
    line.mealType === null ? '' : mealWords(say, mealOf(line.mealType)),
    line.frequencyDays === null ? '' : say('prescription.days', { count: line.frequencyDays }),
    stepWords(say, line),
    line.supply === undefined
      ? ''
      : quantityWords(say, line.supply.count, doseOf(line.whenText)?.unit ?? '', line.supply),
  ]
    .filter(Boolean)
    .join(' · ')

/** What a line was understood to say: "Levetiracetam · 500 mg tablet · 1 morning, 1 night · after food · 10 days · 20 tablets". */
export const echoOf = (
  say: Say,
  reading: RowReading,
): readonly { readonly part: string; readonly words: string; readonly isCarried?: boolean }[] => {
  const { name, strength, form, meal, days, quantity, doseUnit, supply, note, isCarried } = reading
  return [
    { part: 'name', words: name },
    { part: 'strength', words: [strength, form].filter(Boolean).join(' ') },
    { part: 'brand', words: reading.product?.brand ?? '' },
    { part: 'dose', words: whenWords(say, reading) },
    { part: 'route', words: routeWords(say, reading.route) },
    { part: 'meal', words: meal === null ? '' : mealWords(say, meal) },
    {
      part: 'days',
      words: days === null ? '' : say(isCarried ? 'prescription.days.asAbove' : 'prescription.days', { count: days }),
      isCarried,
    },
    { part: 'steps', words: stepWords(say, lineOf(reading)) },
    { part: 'quantity', words: quantityWords(say, quantity, doseUnit, supply) },
    { part: 'note', words: note },
  ].filter(({ words }) => words !== '')
}

/** What a patient takes already: "Takes Aspirin, Topiramate". */
export const currentMedicinesIn = (say: Say, medicines: readonly Pick<Medicine, 'generic'>[]): string =>
  medicines.length === 0
    ? say('prescription.current.none')
    : say('prescription.current', { names: [...new Set(medicines.map(({ generic }) => generic))].join(', ') })

const faultWords = (say: Say, fault: LineFault): string => {
  switch (fault.kind) {
    case 'noName':
      return say('prescription.emptyFields')
    case 'unread':
      return say('prescription.line.unread', { text: fault.text })
    case 'twice':
      return say('prescription.line.twice', {
        part: say(`prescription.cell.${fault.part === 'form' ? 'strength' : fault.part}`),
      })
    case 'noSuchStrength':
      return say('prescription.line.noStrength', { strength: fault.strength, known: fault.known.join(' · ') })
    case 'noAmount':
      return say('prescription.line.noAmount')
    case 'noTimes':
      return say('prescription.line.noTimes', { text: fault.text })
    case 'noUnit':
      return say('prescription.line.noUnit', { text: fault.text })
    case 'change':
      return say('prescription.line.change', { text: fault.text })
    case 'days':
      return say('prescription.line.days', { most: fault.most })
    case 'steps':
      return say('prescription.line.steps', { text: fault.text })
    case 'tooLong':
      return say('app.tooLong', { over: fault.over })
  }
}

/** What is known of own words: all of it, some of it, nothing. */
export const recognisedWords = (say: Say, { names, isWhole }: Recognised): string =>
  names === ''
    ? say('prescription.unrecognised')
    : say(isWhole ? 'prescription.ownWords' : 'prescription.ownWords.partly', { name: names })

/** What is asked of a row. */
export const questionWords = (say: Say, { kind, text }: RowQuestion): string =>
  say(`prescription.line.question.${kind}`, { text })

/** An answer to it: `Keep “levet” as written`, `Clobazam`, `400 mg`, `4-0-0`, `10 days`, `100 mg/ml syrup`. */
export const choiceWords = (say: Say, choice: RowChoice): string => {
  switch (choice.kind) {
    case 'typed':
      return say('prescription.choice.typed', { text: choice.text })
    case 'name':
      return choice.name === choice.generic ? choice.name : `${choice.name} (${choice.generic})`
    case 'product':
      return labelOf(choice.product)
    case 'days':
      return say('prescription.choice.days', { count: choice.days })
    case 'amount':
    case 'dose':
      return choice.dose
    case 'strength':
      return choice.strength
    case 'route':
      return routeWords(say, choice.route)
    case 'often':
      return say(`prescription.frequency.${choice.often}`)
    case 'release':
      return say('prescription.choice.release', { text: 'SR, XR' })
    case 'most':
      return choice.of === 'times'
        ? say('prescription.most.times', { count: choice.most })
        : say('prescription.most', { count: choice.most, unit: choice.of })
    case 'each':
      return say('prescription.choice.each', { count: choice.count })
    case 'supply':
      return say('prescription.choice.supply', { count: choice.count })
  }
}

/** What is missing or wrong in a row, in words. */
export const problemWords = (say: Say, problem: RowProblem): string => {
  if (problem.tone === 'wrong') return faultWords(say, problem)
  if (problem.kind === 'question') return questionWords(say, problem.question)
  if (problem.kind === 'supply')
    return say('prescription.missing.supply', { written: problem.written, counted: problem.counted })
  return say(`prescription.missing.${problem.kind}`)
}
