import type { Steps } from './routes'
import { submitStates } from './submit-states'
import { wizard } from './wizard'

/** Back along the path, and saving answers at any time: see `retracePath` for Back and resuming. [GWZ-071, GWZ-101] */
export const navigation = wizard.createStateConfig({
  on: {
    answer: [
      { guard: 'staysOnStep', actions: 'saveAnswers' },
      { guard: 'isQuestionOpen', target: '.resuming', actions: 'saveAnswers' },
    ],
    adopt: [
      { guard: 'isSentInOtherTab', target: '.finished', actions: 'adoptEnd' },
      { guard: 'isAheadInOtherTab', target: '.resuming', actions: 'adoptPath' },
    ],
    check: { guard: 'isCheckable', actions: 'checkField' },
    fieldChecked: { guard: 'isStillCurrent', actions: 'showFieldError' },
    back: { guard: 'canGoBack', target: '.resuming', actions: ['reportBack', 'leaveStep'] },
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
        { type: 'log', params: ({ event }) => ({ message: 'Resident question lookup failed', error: event.error }) },
      ],
    },
  },
})

/**
 * Returns the state where a run of `steps` begins or continues: at its end if it's over, or at the last step of its retraced path.
 * [GWZ-101]
 */
export function resumingState(steps: Steps) {
  return wizard.createStateConfig({
    entry: { type: 'retrace', params: { steps } },
    always: [
      { guard: 'isDone', target: 'finished' },
      { guard: 'wasSubmitting', target: 'submitting' },
      ...Object.keys(steps).map((step) => ({ guard: { type: 'isAt' as const, params: { step } }, target: step })),
    ],
  })
}

/** Returns the states of a conversion schema: its steps, where a run begins or continues, and what follows the last question. */
export function wizardStates<SchemaSteps extends Steps>(steps: SchemaSteps) {
  return { resuming: resumingState(steps), ...steps, ...submitStates }
}
