export { loadPerson } from './load-person.server'
export { saveRoles } from './save-roles.server'
