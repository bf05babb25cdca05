/** The words of the checklists. */
export const checklistTexts = {
  date: 'Moving date',
  showDays: 'Show days',
  by: (day: string) => `By ${day}`,
  print: 'Print this page with your browser to check it off on paper.',
} as const
