import { realEstateStageLabel, realEstateStages } from '@pkg/domain'

/** The number of homes in a stage, and the list of them. */
export interface StageCount {
  stage: string
  label: string
  count: number
  href: string
}

/** Returns the numbers of homes by stage, in the order of the stages. [AGENT-006] */
export const stageCounts = (numbers: Readonly<Record<string, number>>): StageCount[] =>
  realEstateStages.map((stage) => ({
    stage,
    label: realEstateStageLabel(stage),
    count: numbers[stage] ?? 0,
    href: `/homes?filter[stage]=${stage}`,
  }))
