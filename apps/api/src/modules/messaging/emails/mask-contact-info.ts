import { type Brand, maskedEmail, maskedPhone } from '@pkg/domain'

const emailAddress = /[^\s<>()[\],;:"'@]{1,64}@[\p{L}\p{N}.-]{1,255}/gu

/** Phone numbers of the United States, with or without the area code, and of other countries with a plus sign. */
const phoneNumber =
  /\+\d[\d \t\u00a0().–-]{6,20}\d|(?<!\d)(?:1[ \t\u00a0.–-]{0,2})?\(?\d{3}\)?[ \t\u00a0./–-]{0,3}\d{3}[ \t\u00a0.–-]{0,3}\d{4}(?!\d)|(?<![\d-])\d{3}[.–-]\d{4}(?![\d-])/g

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

/** Returns a text with every email address and phone number masked except ours. [TRUST-008] */
export function maskContactInfo(text: string, { email, phone }: Pick<Brand, 'email' | 'phone'>): string {
  const own = digitsIn(phone).slice(-10)
  return text
    .replaceAll(emailAddress, (address) => (isOwn(address, email) ? address : maskedEmail(address)))
    .replaceAll(phoneNumber, (number) => {
      const digits = digitsIn(number).slice(-10)
      if (digits === own) return number
      return digits.length === 10 ? maskedPhone(`+1${digits}`) : `•••-••${digits.slice(-2)}`
    })
}

/** A sentence can end with an address. */
const isOwn = (address: string, own: string) => address.toLowerCase().replace(/\.+$/, '') === own.toLowerCase()
