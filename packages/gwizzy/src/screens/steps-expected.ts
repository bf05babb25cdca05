import { supplementalIncomeRequired } from '@pkg/domain'
import { asksResidentName } from '../answers/asks-resident-name'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardContext } from '../machines/wizard-context'

/** The steps that are asked only under a condition. */
const conditions: Partial<Record<AnyStepId, (context: WizardContext) => boolean>> = {
  BudgetInfo: ({ answers }) => supplementalIncomeRequired(answers.budgetRange),
  UserLocation: ({ settings }) => settings.isLocationStepEnabled === true,
  ResidentNameInfo: asksResidentName,
}

/**
 * How many steps a wizard has, as far as the answers tell: those visited, and those of `order` that lie ahead and will be asked.
 * `order` are the machine's steps in the order in which they are asked.
 */
export function stepsExpected(context: WizardContext, order: readonly AnyStepId[]): number {
  const ahead = order.slice(order.indexOf(context.step) + 1)
  return context.path.length + ahead.filter((step) => conditions[step]?.(context) ?? true).length
}
