import type { LeadStage } from '@pkg/domain'

const tones = {
  new: 'tint',
  contacted: 'info',
  touring: 'info',
  decided: 'positive',
  'moved-in': 'positive',
  closed: 'neutral',
} as const satisfies Record<LeadStage, string>

/** The colour beside the word of a stage. */
export type StageTone = (typeof tones)[LeadStage]

/** The colour of a stage; its word says the same. */
export const stageTone = (stage: LeadStage): StageTone => tones[stage]
