export { gwizzyServices } from './gwizzy-services'
export { wizardClient, type WizardApi } from './wizard-api'
export type { GwizzyServices } from '../services'
