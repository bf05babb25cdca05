import { runEffectsAtOnce } from './effects-at-once'
import { GwizzyWizard } from './GwizzyWizard'

export { GwizzyWizard }
export type { WizardEvents } from './wizard-events'

runEffectsAtOnce()
// A page may bring the script twice.
if (!customElements.get('gwizzy-wizard')) customElements.define('gwizzy-wizard', GwizzyWizard)
