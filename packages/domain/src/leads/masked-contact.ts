/** Returns a stored US number (+1, ten digits, and perhaps an extension) with its middle masked and without the extension. [TRUST-008] */
export function maskedPhone(phone: string): string {
  return `(${phone.slice(2, 5)}) •••-••${phone.slice(10, 12)}`
}

/** Returns an email address with its middle masked. [TRUST-008] */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
