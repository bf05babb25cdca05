import { assign, fromPromise, setup } from 'xstate'

/** The values of a form, by field name. */
export type FormValues = Record<string, unknown>

/** One message per field that keeps a person on a step. */
export type FormErrors = Record<string, string>

/** One step of a form. */
export interface FormStep {
  name: string
  /** Returns the messages that keep a person on the step. A step without it validates nothing. [FORM-012] */
  validate?: (values: FormValues) => FormErrors | Promise<FormErrors>
}

/** The input of a form. */
export interface FormInput {
  steps: readonly [FormStep, ...FormStep[]]
  /** Receives the values of all steps. [FORM-004] */
  onSubmit: (values: FormValues) => unknown
  /** Initial values, such as those of `loadFormValues`. */
  values?: FormValues
}

/** `started` while a step is shown, `pending` while it's validated. The form is visible only in these two. [FORM-003] */
export type FormStatus = 'started' | 'pending' | 'submitting' | 'error' | 'done'

/** The context of a form. [FORM-002] */
export interface FormContext {
  input: FormInput
  /** The index of the current step. */
  page: number
  values: FormValues
  status: FormStatus
  /** The indexes of the visited steps, with the current one last. */
  path: number[]
  /** The index of each step by name. */
  indexes: Record<string, number>
  errors: FormErrors
}

/** The events of a form. `change` saves values as they are typed, `submit` leaves a step, and `jump` returns to one. */
export type FormEvent =
  | { type: 'change'; values: FormValues }
  | { type: 'submit'; values?: FormValues }
  | { type: 'back' }
  | { type: 'jump'; step: string }
  | { type: 'retry' }
  | { type: 'reset' }

const currentStep = ({ input, page }: FormContext): FormStep => input.steps[page] ?? input.steps[0]

/** Returns the context of a form that hasn't started. */
function initialFormContext(input: FormInput): FormContext {
  return {
    input,
    page: 0,
    values: { ...input.values },
    status: 'started',
    path: [0],
    indexes: Object.fromEntries(input.steps.map(({ name }, index) => [name, index])),
    errors: {},
  }
}

const form = setup({
  types: {} as { context: FormContext; events: FormEvent; input: FormInput },
  actors: {
    validate: fromPromise<FormErrors, FormContext>(
      async ({ input }) => currentStep(input).validate?.(input.values) ?? {},
    ),
    submit: fromPromise<unknown, FormContext>(async ({ input }) => input.input.onSubmit(input.values)),
  },
  guards: {
    validatesNothing: ({ context }) => currentStep(context).validate === undefined,
    isLast: ({ context }) => context.page === context.input.steps.length - 1,
    hasErrors: (_, { errors }: { errors: FormErrors }) => Object.keys(errors).length > 0,
    wasVisited: ({ context }, { step }: { step: string }) => context.path.includes(context.indexes[step] ?? -1),
  },
  actions: {
    // Changing a field clears its error. [VAL-018]
    saveValues: assign(({ context }, { values = {} }: { values: FormValues | undefined }) => ({
      values: { ...context.values, ...values },
      errors: Object.fromEntries(Object.entries(context.errors).filter(([name]) => !(name in values))),
    })),
    setStatus: assign((_, { status }: { status: FormStatus }) => ({ status })),
    setErrors: assign((_, { errors }: { errors: FormErrors }) => ({ errors })),
    advance: assign(({ context }) => ({ page: context.page + 1, path: [...context.path, context.page + 1] })),
    goBack: assign(({ context }) => atPathEnd(context.path.slice(0, -1))),
    jump: assign(({ context }, { step }: { step: string }) =>
      atPathEnd(context.path.slice(0, context.path.indexOf(context.indexes[step] ?? -1) + 1)),
    ),
    clear: assign(({ context }) => initialFormContext(context.input)),
  },
})

/** Returns the form at the end of `path`, or at its first step if the path is empty. [FORM-006, FORM-007] */
const atPathEnd = (path: number[]) => ({ page: path.at(-1) ?? 0, path: path.length > 0 ? path : [0], errors: {} })

const status = (status: FormStatus) => ({ type: 'setStatus', params: { status } }) as const

/** The machine of a form with several steps. [FORM-002 to FORM-008, FORM-010, FORM-012] */
export const multiStepFormMachine = form.createMachine({
  id: 'multiStepForm',
  context: ({ input }) => initialFormContext(input),
  initial: 'started',
  on: { reset: { target: '.started', actions: 'clear' } },
  states: {
    started: {
      entry: status('started'),
      on: {
        change: { actions: { type: 'saveValues', params: ({ event }) => ({ values: event.values }) } },
        submit: {
          target: 'pending',
          actions: { type: 'saveValues', params: ({ event }) => ({ values: event.values }) },
        },
        back: { actions: 'goBack' },
        jump: {
          guard: { type: 'wasVisited', params: ({ event }) => ({ step: event.step }) },
          actions: { type: 'jump', params: ({ event }) => ({ step: event.step }) },
        },
      },
    },
    pending: {
      entry: status('pending'),
      always: { guard: 'validatesNothing', target: 'leaving' },
      invoke: {
        src: 'validate',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ errors: event.output }) },
            target: 'started',
            actions: { type: 'setErrors', params: ({ event }) => ({ errors: event.output }) },
          },
          { target: 'leaving' },
        ],
        onError: 'error',
      },
      on: {
        change: {
          target: 'started',
          actions: { type: 'saveValues', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    leaving: {
      always: [
        { guard: 'isLast', target: 'submitting' },
        { target: 'started', actions: 'advance' },
      ],
    },
    submitting: {
      entry: status('submitting'),
      invoke: { src: 'submit', input: ({ context }) => context, onDone: 'done', onError: 'error' },
    },
    error: { entry: status('error'), on: { retry: 'started' } },
    done: { entry: status('done') },
  },
})

/** Returns a form's progress for a progress bar: the current position and the maximum. [FORM-001] */
export function formProgress({ page, input }: FormContext): { position: number; max: number } {
  return { position: page, max: input.steps.length - 1 }
}
