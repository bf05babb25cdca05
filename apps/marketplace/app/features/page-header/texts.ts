/** The texts of the page header. */
export const navigationTexts = {
  label: 'Main',
  menu: 'Menu',
  findCare: 'Find care',
  costs: 'Costs',
  advisors: 'Advisors',
  guides: 'Guides',
  call: (phone: string) => `Call ${phone}`,
  /** How pages look. */
  look: {
    label: 'Text size, language, and theme',
    textSize: 'Text size',
    language: 'Language',
    theme: 'Theme',
    values: {
      normal: 'Normal text',
      large: 'Large text',
      largest: 'Largest text',
      auto: 'Automatic',
      light: 'Light',
      dark: 'Dark',
    },
  },
} as const
