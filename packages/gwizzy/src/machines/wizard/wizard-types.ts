import { assign, type ParameterizedObject } from 'xstate'
import type { FieldCheckedEvent } from '../field-check'
import type { WizardContext, WizardEvent, WizardInternals } from '../wizard-context'

/** What the guards and actions of a wizard read. */
export interface WizardMoment {
  context: WizardContext
  event: AnyWizardEvent
}

/** The events of a wizard, with those it sends itself. */
export type AnyWizardEvent = WizardEvent | FieldCheckedEvent

/** Returns an action that changes the context. */
export const change = <Parameters extends ParameterizedObject['params'] | undefined = undefined>(
  assigner: (moment: WizardMoment, parameters: Parameters) => Partial<WizardContext>,
) => assign<WizardContext, AnyWizardEvent, Parameters, AnyWizardEvent, never>(assigner)

/** Returns an action that changes the machine’s internals. */
export const changeInternals = <Parameters extends ParameterizedObject['params'] | undefined = undefined>(
  assigner: (moment: WizardMoment, parameters: Parameters) => Partial<WizardInternals>,
) =>
  change<Parameters>((moment, parameters) => ({
    internals: { ...moment.context.internals, ...assigner(moment, parameters) },
  }))
