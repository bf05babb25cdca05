import type { AnyStepId } from './step-ids'
import { submitStates } from './submit-states'
import { wizard } from './wizard'

/**
 * Back along the path, and answers kept at any time. An answer to an earlier question walks the path again from there, and so does
 * what another tab knows. [GWZ-071, GWZ-101]
 */
export const navigation = wizard.createStateConfig({
  on: {
    answer: [
      { guard: 'staysOnStep', actions: 'saveAnswers' },
      { guard: 'isAnswering', target: '.resuming', actions: ['saveAnswers', 'replay'] },
    ],
    adopt: [
      { guard: 'isSentInOtherTab', target: '.finished', actions: 'adoptEnd' },
      { guard: 'isAheadInOtherTab', target: '.resuming', actions: 'adoptPath' },
    ],
    check: { guard: 'isCheckable', actions: 'checkField' },
    fieldChecked: { guard: 'isStillCurrent', actions: 'showFieldError' },
    back: { guard: 'canGoBack', target: '.resuming', actions: ['reportBack', 'replayBack'] },
  },
})

/** What surrounds the steps of every conversion schema: the moves, and the resident-name lookup. [GWZ-068, GWZ-071] */
export const wizardBase = wizard.createStateConfig({
  ...navigation,
  invoke: {
    src: 'isGwizzyQuestion',
    id: 'isGwizzyQuestion',
    input: ({ context }) => ({ context }),
    onDone: { actions: { type: 'saveResidentQuestion', params: ({ event }) => ({ isRequired: event.output }) } },
    onError: {
      actions: [
        { type: 'saveResidentQuestion', params: { isRequired: false } },
        { type: 'log', params: ({ event }) => ({ message: 'Resident question not looked up', error: event.error }) },
      ],
    },
  },
})

/** Where a run begins or goes on: at the end if it is over, else at the one of `firstSteps` that the context names. [GWZ-101] */
export function resumingState(...firstSteps: readonly AnyStepId[]) {
  return wizard.createStateConfig({
    always: [
      { guard: 'isDone', target: 'finished' },
      { guard: 'wasSubmitting', target: 'submitting' },
      ...firstSteps.map((step) => ({ guard: { type: 'startsWith' as const, params: { step } }, target: step })),
    ],
  })
}

/** The states around the steps: where a run begins or goes on, and what follows the last question. */
export function sharedStates(...firstSteps: readonly AnyStepId[]) {
  return { resuming: resumingState(...firstSteps), ...submitStates }
}
