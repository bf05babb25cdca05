import type { WizardMoment } from './wizard-types'

/** What a wizard tells its host page. */
export const reports = {
  log: ({ context }: WizardMoment, { message, error }: { message: string; error: unknown }) =>
    context.services.log?.(message, error),
  reportNext: ({ context: { services, schema, step } }: WizardMoment) =>
    services.track?.({ name: 'step-completed', schema, step }),
  reportBack: ({ context: { services, schema, step } }: WizardMoment) =>
    services.track?.({ name: 'step-previous', schema, step }),
  reportSubmit: ({ context: { services, schema, unsent } }: WizardMoment) => {
    if (unsent !== undefined) return
    services.track?.({ name: 'completed', schema })
    services.track?.({ name: 'submitted', schema })
  },
}
