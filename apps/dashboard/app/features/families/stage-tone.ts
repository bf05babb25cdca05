import type { LeadStage } from '@pkg/domain'

const tones = {
  new: 'tint',
  contacted: 'info',
  touring: 'info',
  decided: 'positive',
  'moved-in': 'positive',
  closed: 'neutral',
} as const satisfies Record<LeadStage, string>

/** The color of a stage's badge. */
export type StageTone = (typeof tones)[LeadStage]

/** Returns the color of a stage's badge. Its label says the same in words. */
export const stageTone = (stage: LeadStage): StageTone => tones[stage]
