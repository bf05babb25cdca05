/** The texts about a community’s inspections and public records. [FIND-012] */
export const inspectionsTexts = {
  title: 'Inspections and public records',
  showMore: (count: number) => `Show ${count} more`,
  askOnTour: 'Ask on your tour:',
  rule: 'Rule not met:',
  addQuestion: 'Add to tour checklist',

  stars: 'Medicare star ratings',
  starsOf: (count: string) => `${count} of 5 stars`,
  starsSource: (asOf: string) => `From Medicare, not from reviews. As of ${asOf}.`,
  starsLabels: {
    overall: 'Overall',
    healthInspection: 'Health inspections',
    staffing: 'Staffing',
    qualityMeasures: 'Quality of care',
  },
} as const
