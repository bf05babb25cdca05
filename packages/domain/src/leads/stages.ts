const labels = {
  new: 'New',
  contacted: 'Contacted',
  touring: 'Touring',
  decided: 'Decided',
  'moved-in': 'Moved in',
  closed: 'Closed',
} as const

/** A stage of the way that a family goes with its advisor. [DASH-003] */
export type LeadStage = keyof typeof labels

/** The stages in their order; each is a tab of the families list. A family may be closed from any of them. [DASH-003] */
export const leadStages = [
  'new',
  'contacted',
  'touring',
  'decided',
  'moved-in',
  'closed',
] as const satisfies LeadStage[]

/** Whether `text` names a stage. [DASH-003] */
export function isLeadStage(text: string): text is LeadStage {
  return Object.hasOwn(labels, text)
}

/** The words for a stage. [DASH-003] */
export function leadStageLabel(stage: LeadStage): string {
  return labels[stage]
}
