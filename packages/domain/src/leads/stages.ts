const labels = {
  new: 'New',
  contacted: 'Contacted',
  touring: 'Touring',
  decided: 'Decided',
  'moved-in': 'Moved in',
  closed: 'Closed',
} as const

/** How far along a family is with its advisor. [DASH-003] */
export type LeadStage = keyof typeof labels

/** The stages in order, each a tab of the families list. A family can be closed at any stage. [DASH-003] */
export const leadStages = [
  'new',
  'contacted',
  'touring',
  'decided',
  'moved-in',
  'closed',
] as const satisfies LeadStage[]

/** Returns whether `text` is a stage. [DASH-003] */
export function isLeadStage(text: string): text is LeadStage {
  return Object.hasOwn(labels, text)
}

/** Returns the label of a stage. [DASH-003] */
export function leadStageLabel(stage: LeadStage): string {
  return labels[stage]
}
