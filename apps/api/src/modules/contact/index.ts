export { checkEmail, checkPhone, normalizePhone, storedPhone } from './contact-check'
export { type PhoneService, createPhoneService } from './phone-service'
export { readContact, normalizeEmail } from './read-contact'
export { phoneTexts } from './texts'
