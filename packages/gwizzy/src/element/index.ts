import { runEffectsImmediately } from './immediate-effects'
import { GwizzyWizard } from './GwizzyWizard'

export { GwizzyWizard }
export type { WizardEvents } from '../partner/wizard-events'

runEffectsImmediately()
// A page can include the script twice.
if (!customElements.get('gwizzy-wizard')) customElements.define('gwizzy-wizard', GwizzyWizard)
