import type { StepId } from './step-ids'
import { submitStates } from './submit-states'
import { wizard } from './wizard'

type Steps = readonly [StepId, ...StepId[]]

/** What surrounds the steps of every variant: Back along the path, keeping answers, the resident-name lookup. [GWZ-068, GWZ-071] */
export function frame(steps: Steps) {
  return wizard.createStateConfig({
    invoke: {
      src: 'isGwizzyQuestion',
      id: 'isGwizzyQuestion',
      input: ({ context }) => ({ context }),
      onDone: { actions: { type: 'noteResidentQuestion', params: ({ event }) => ({ isRequired: event.output }) } },
      onError: {
        actions: [
          { type: 'noteResidentQuestion', params: { isRequired: false } },
          { type: 'log', params: ({ event }) => ({ message: 'Resident question not looked up', error: event.error }) },
        ],
      },
    },
    on: {
      answer: { guard: 'isAsking', actions: 'remember' },
      back: steps.map((step) => ({
        guard: { type: 'cameFrom' as const, params: { step } },
        target: `.${step}`,
        actions: ['reportBack' as const, 'stepBack' as const],
      })),
    },
  })
}

/** The states around the steps: where a run begins or goes on, and what follows the last question. [GWZ-101] */
export function frameStates(steps: Steps) {
  return {
    resuming: wizard.createStateConfig({
      always: [
        { guard: 'isDone', target: 'finished' },
        { guard: 'wasSubmitting', target: 'submitting' },
        ...steps.map((step) => ({ guard: { type: 'stoodAt' as const, params: { step } }, target: step })),
        { target: steps[0] },
      ],
    }),
    ...submitStates,
  }
}
