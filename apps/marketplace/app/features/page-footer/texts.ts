/** The texts of the page footer. */
export const footerTexts = {
  site: 'About us',
  resources: 'Resource center',
  about: 'What we do',
  money: 'How we make money',
  providers: 'For communities',
  contact: 'Contact us',
  information: 'Your information',
  tools: 'Tools',
  advisors: 'Local advisors',
  promise:
    'Our service is always free to families. Communities pay us only when someone moves in, and each page says how much.',
  care: 'Find care',
  talk: 'Talk to someone',
  hours: '8 AM–8 PM, every day',
  demo: 'This is a demo. Its communities, people, prices, reviews, and questions are made up, except those marked as public records.',
  sources: 'Places: GeoNames, CC BY 4.0. Boundaries: US Census Bureau.',
} as const
