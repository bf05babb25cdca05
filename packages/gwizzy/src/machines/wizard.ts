import { setup } from 'xstate'
import type { StepMeta } from './routes'
import { serviceActors } from './service-actors'
import type { WizardContext, WizardInput } from './wizard-context'
import { callerActions } from './wizard/caller-actions'
import { wizardGuards } from './wizard/guards'
import { questionActions } from './wizard/question-actions'
import { reports } from './wizard/reports'
import { submitActions } from './wizard/submit-actions'
import type { AnyWizardEvent } from './wizard/wizard-types'

const types = <Input extends WizardInput>() =>
  ({}) as { context: WizardContext; events: AnyWizardEvent; input: Input; meta: StepMeta }

/** Returns the setup that every wizard shares. A wizard adds its states. */
export const wizardSetup = <Input extends WizardInput>() =>
  setup({
    types: types<Input>(),
    actors: serviceActors,
    delays: {
      /** The longest time a check or an early lead can delay a person. */
      timeout: 8000,
      /** From the lead to done. [GWZ-112] */
      untilDone: 2000,
      /** From the lead to the conversion-done callback, one second after done. [GWZ-113] */
      untilCallback: 3000,
      /** Between attempts to resend a request: 3 seconds, doubling up to a minute. */
      backoff: ({ context }) => Math.min(60_000, 3000 * 2 ** context.internals.attempts),
    },
    guards: wizardGuards,
    actions: { ...questionActions, ...callerActions, ...submitActions, ...reports },
  })

/** The setup of every conversion schema. */
export const wizard = wizardSetup<WizardInput>()
