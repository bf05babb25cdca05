/** The longest page path that the API accepts, in characters. */
const maxLength = 300

/** Returns the path of the wizard's page. */
export const pagePath = () => window.location.pathname.slice(0, maxLength)
