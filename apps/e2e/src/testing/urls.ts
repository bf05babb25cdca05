/** The URLs of the servers that `playwright.config.ts` starts. */
export const dashboard = 'http://localhost:3601'
export const api = 'http://localhost:4600'
