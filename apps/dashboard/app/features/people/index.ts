export { accountStatusView, roleOptions, rolesInWords, staffRolesOf } from './accounts'
export { PersonPage } from './PersonPage'
export { personTexts, rightsTexts } from './texts'
