/** When something is due, in a person’s own words. [WORK-023] */
export const whenTexts = {
  hint: 'Such as 3d, tomorrow 2pm, next Tue, or Dec 3 10:30am.',
  choices: ['In 1 hour', 'Tomorrow 9am', 'In 3 days', 'Next week', 'In 2 weeks', 'Next month'],
  tomorrow: 'Tomorrow 9am',
  dayHint: 'Such as 3d, next Tue, or Dec 3.',
  dayChoices: ['Tomorrow', 'In 3 days', 'Next week', 'In 2 weeks', 'Next month'],
  dayUnreadable: 'Enter a day to come, such as 3d, next Tue, or Dec 3.',
  unreadable: 'Enter a day or a time to come, such as 3d, tomorrow 2pm, or next Tue.',
} as const
