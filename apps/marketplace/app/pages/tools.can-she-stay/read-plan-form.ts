import { mostIncrease, mostPlanYears, type StayPlan } from '@pkg/domain'
import { readMoney, runwayTexts } from '~/features/tools'
import { stayPageTexts as words } from './texts'

/** The fields of the plan, in the order of the form. */
export const planFields = ['savings', 'income', 'increase', 'years'] as const

/** A plan, or what to correct by field. */
export type ReadPlan =
  | { plan: StayPlan }
  | { plan?: never; errors: Partial<Record<(typeof planFields)[number], string>> }

/** Reads the plan’s form. [FIND-023] */
export function readPlanForm(form: Pick<FormData, 'get'>): ReadPlan {
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const [savings, income] = [readMoney(textOf('savings')), readMoney(textOf('income'))]
  const increase = readUpTo(textOf('increase').replace(/\s*%$/, ''), mostIncrease)
  const years = readUpTo(textOf('years'), mostPlanYears)
  if (savings !== undefined && income !== undefined && increase !== undefined && years) {
    return { plan: { savings, income, increase, years } }
  }
  return {
    errors: {
      ...(savings === undefined && { savings: runwayTexts.errors.money }),
      ...(income === undefined && { income: runwayTexts.errors.money }),
      ...(increase === undefined && { increase: runwayTexts.errors.increase }),
      ...(!years && { years: words.errors.years(mostPlanYears) }),
    },
  }
}

/** Reads a whole number from 0 to `most`. */
function readUpTo(text: string, most: number): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}
