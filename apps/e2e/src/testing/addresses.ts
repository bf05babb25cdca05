/** Where the stack of the journeys answers; see `playwright.config.ts`. */
export const dashboard = 'http://localhost:3601'
export const api = 'http://localhost:4600'
