export { loadSetup } from './load-setup.server'
export { saveSetup } from './save-setup.server'
