/** What the API takes as the path of a page, in characters. */
const maxLength = 300

/** The path of the page that the wizard stands on. */
export const pagePath = () => window.location.pathname.slice(0, maxLength)
