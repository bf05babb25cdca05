/** The texts of the page header. */
export const navigationTexts = {
  label: 'Main',
  menu: 'Menu',
  textSize: 'Text size',
  findCare: 'Find care',
  costs: 'What it costs',
  call: (phone: string) => `Call ${phone}`,
} as const
