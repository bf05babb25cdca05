export { wizardSessions } from './list'
export { wizardSessionsTexts } from './texts'
