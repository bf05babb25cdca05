export { checkEmail, checkPhone, storedPhone } from './contact-check'
export { type Telephone, createPhoneService } from './phone-service'
export { readContact, storedEmail } from './read-contact'
export { telephoneTexts } from './texts'
