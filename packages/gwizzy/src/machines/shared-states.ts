import type { AnyStepId } from './step-ids'
import { submitStates } from './submit-states'
import { wizard } from './wizard'

/**
 * Back along the path, and saving answers at any time. Changing the answer to an earlier question replays the path from there, and so does
 * progress from another tab. [GWZ-071, GWZ-101]
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

/** The base of every conversion schema: navigation and the resident name lookup. [GWZ-068, GWZ-071] */
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

/** Returns the state where a run begins or continues: at the end if it's over, or at the one of `firstSteps` in the context. [GWZ-101] */
export function resumingState(...firstSteps: readonly AnyStepId[]) {
  return wizard.createStateConfig({
    always: [
      { guard: 'isDone', target: 'finished' },
      { guard: 'wasSubmitting', target: 'submitting' },
      ...firstSteps.map((step) => ({ guard: { type: 'startsWith' as const, params: { step } }, target: step })),
    ],
  })
}

/** Returns the states around the steps: where a run begins or continues, and what follows the last question. */
export function sharedStates(...firstSteps: readonly AnyStepId[]) {
  return { resuming: resumingState(...firstSteps), ...submitStates }
}
