export { loadCommunityContacts } from './community-contacts'
export { contactsSource } from './source.server'
