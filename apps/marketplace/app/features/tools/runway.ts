import { mostIncrease, type RunwayAnswers } from '@pkg/domain'
import { readMoney } from './money-field'
import { runwayTexts as words } from './runway-texts'

/** The fields of the money runway, in the order of the form. */
export const runwayFields = ['savings', 'income', 'cost', 'increase'] as const

/** The texts of the fields, as a family entered them. */
export type RunwayFields = Record<(typeof runwayFields)[number], string>

/** What a family entered, and either its answers or what to correct. */
export interface RunwayForm {
  fields: RunwayFields
  answers?: RunwayAnswers
  errors: Partial<Record<(typeof runwayFields)[number], string>>
}

/** The rise of the cost before a family changes it, in percent a year. */
const usualIncrease = '4'

/** Reads the money runway’s form. [ROUTE-013] */
export function readRunway(values: { get: (name: string) => unknown }): RunwayForm {
  const textOf = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 40) : ''
  }
  const fields = {
    savings: textOf('savings'),
    income: textOf('income'),
    cost: textOf('cost'),
    increase: textOf('increase'),
  }
  const [savings, income, cost] = [readMoney(fields.savings), readMoney(fields.income), readMoney(fields.cost)]
  const increase =
    /^\d{1,2}$/.test(fields.increase) && Number(fields.increase) <= mostIncrease ? Number(fields.increase) : undefined
  const errors = {
    ...(savings === undefined && { savings: words.errors.money }),
    ...(income === undefined && { income: words.errors.money }),
    ...(!cost && { cost: words.errors.cost }),
    ...(increase === undefined && { increase: words.errors.increase }),
  }
  if (savings === undefined || income === undefined || !cost || increase === undefined) return { fields, errors }
  return { fields, errors, answers: { savings, income, cost, increase } }
}

/** The form with amounts that only show how it works. */
export const exampleRunway: RunwayForm = readRunway(
  new Map([
    ['savings', '$150,000'],
    ['income', '$2,200'],
    ['cost', '$5,600'],
    ['increase', usualIncrease],
  ]),
)

/** The form before a family has entered anything. */
export const emptyRunway: RunwayForm = {
  fields: { savings: '', income: '', cost: '', increase: usualIncrease },
  errors: {},
}
