/** The words of the checklists. */
export const checklistTexts = {
  date: 'Moving date',
  showDays: 'Show days',
  by: (day: string) => `By ${day}`,
  asked: 'Questions you added',
  remove: 'Remove',
  print: 'Print this page with your browser to check it off on paper.',
} as const
