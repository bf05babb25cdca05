export { accountStatusView, roleOptions, rolesInWords, staffRolesOf } from './accounts'
export { rightsTexts } from './texts'
export { workInWords } from './work-words'
