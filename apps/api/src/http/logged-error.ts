/** Formats an error for the log. Leaves out the values of a failed query, which can be names, addresses, codes, and links. */
export function loggedError(error: Error): { type: string; message: string; stack: string } {
  const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: (left out)')
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: [
      withoutValues(error.stack ?? ''),
      ...(error.cause instanceof Error ? [withoutValues(error.cause.stack ?? '')] : []),
    ].join('\ncaused by: '),
  }
}
