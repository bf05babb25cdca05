/** What a wizard needs only where it can't start, so it loads only there. [GUEST-012] */
export { explainFault, findFault } from './setup-fault'
export { SetupFailure } from './SetupFailure'
