/** The path of the contact form. [ROUTE-018] */
export const contactPath = '/contact'
