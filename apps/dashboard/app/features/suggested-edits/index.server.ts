export { suggestedEditsSource } from './source.server'
