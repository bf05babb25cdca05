/** The search for a community that we didn’t refer a family to. [WORK-018] */
export const searchTexts = {
  start: 'Not in the list? Find another community',
  label: 'Community',
  find: 'Find communities',
  none: 'No community matches. Check the spelling, or search for the city.',
} as const
