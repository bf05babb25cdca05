import { assign, fromPromise, setup } from 'xstate'

/** What a form has learnt, by the names of its fields. */
export type FormValues = Record<string, unknown>

/** One message per field that keeps a person on a step. */
export type FormErrors = Record<string, string>

/** One step of a form. */
export interface FormStep {
  name: string
  /** The messages of the fields that keep a person there; a step without it validates nothing. [FORM-012] */
  validate?: (values: FormValues) => FormErrors | Promise<FormErrors>
}

/** What a form starts with. */
export interface FormInput {
  steps: readonly [FormStep, ...FormStep[]]
  /** Takes the values of the last step and of all before it. [FORM-004] */
  onSubmit: (values: FormValues) => unknown
  /** What the form knows beforehand, such as `keptFormValues`. */
  values?: FormValues
}

/** `started` while a step stands, `pending` while it is validated; the form itself is visible in these two. [FORM-003] */
export type FormStatus = 'started' | 'pending' | 'submitting' | 'error' | 'done'

/** Everything a form knows. [FORM-002] */
export interface FormContext {
  input: FormInput
  /** The index of the step that stands. */
  page: number
  values: FormValues
  status: FormStatus
  /** The indexes of the steps visited, the present one last. */
  path: number[]
  /** The index of each step by its name. */
  indexes: Record<string, number>
  errors: FormErrors
}

/** What happens to a form. `change` keeps values as they are typed; `submit` leaves a step; `jump` goes back to one. */
export type FormEvent =
  | { type: 'change'; values: FormValues }
  | { type: 'submit'; values?: FormValues }
  | { type: 'back' }
  | { type: 'jump'; step: string }
  | { type: 'retry' }
  | { type: 'reset' }

const currentStep = ({ input, page }: FormContext): FormStep => input.steps[page] ?? input.steps[0]

/** A form in which nothing has happened yet. */
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
    // A changed field loses its error. [VAL-018]
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

/** The form at the end of `path`, or at its first step where there is none. [FORM-006, FORM-007] */
const atPathEnd = (path: number[]) => ({ page: path.at(-1) ?? 0, path: path.length > 0 ? path : [0], errors: {} })

const status = (status: FormStatus) => ({ type: 'setStatus', params: { status } }) as const

/** A form of several steps, whatever they ask. [FORM-002 to FORM-008, FORM-010, FORM-012] */
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

/** How far a form has come, for a progress bar: the present position, and the largest one. [FORM-001] */
export function formProgress({ page, input }: FormContext): { position: number; max: number } {
  return { position: page, max: input.steps.length - 1 }
}
