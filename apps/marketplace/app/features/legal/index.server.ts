export { loadLegalPage } from './legal-page.server'
