/** Loads the wizard's dialog, which a page needs only once someone is likely to open it. */
export const loadWizardDialog = () => import('./WizardDialog')
