/** Why events of the wizard are rejected. */
export const wizardEventErrors = {
  version: (schema: string, newest: number) => `The schema ${schema} has versions up to ${newest}`,
  step: (schema: string, steps: readonly string[]) => `Use a step of the schema ${schema}: ${steps.join(', ')}`,
} as const
