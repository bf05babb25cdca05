/** The title of the page that lists who has a family's information, which every page links to. The page's other texts load with it. */
export const receiptsTitle = 'Who has your information'
