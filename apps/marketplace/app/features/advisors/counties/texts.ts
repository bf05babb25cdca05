/** The texts of the map of the counties that advisors serve. [LOOK-008] */
export const countiesTexts = {
  label: 'Map of the counties that our advisors serve. The list below it says the same.',
  legend: ['The advisor you point to', 'Counties an advisor serves', 'An advisor serves the whole state'],
  list: 'List of counties',
  whole: 'Whole state:',
} as const
