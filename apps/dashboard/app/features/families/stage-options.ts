import { leadStageLabel, leadStages, type LeadStage } from '@pkg/domain'

/** A stage that a family can be moved to. */
export interface StageOption {
  value: LeadStage
  label: string
}

/** The stages that a choice leads to. Closing needs a reason, and a move-in the community and the day, so they have forms of their own. [WORK-007, WORK-018] */
export const stageOptions: StageOption[] = leadStages
  .filter((stage) => stage !== 'closed' && stage !== 'moved-in')
  .map((value) => ({ value, label: leadStageLabel(value) }))
