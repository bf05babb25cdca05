/** The pipeline: families by stage. */
export const pipelineTexts = {
  title: 'Pipeline',
  here: 'Here',
} as const
