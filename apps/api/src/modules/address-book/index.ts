export { addressBookRoutes } from './address-book-routes'
export { visibleContacts } from './contacts/contact-store'
export { visibleOrganizations } from './organizations/organization-columns-store'
export { eraseTalksAbout, listTalksAbout } from './talks/family-talks-store'
