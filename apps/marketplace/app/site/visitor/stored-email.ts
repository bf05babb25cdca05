import { isEmail } from '@pkg/domain'

/** The key of the browser's local storage. */
const key = 'email'

/** Stores an email address on this device. [EXIT-008] */
export function storeEmail(email: string): void {
  try {
    localStorage.setItem(key, email)
  } catch {
    // The wizard asks for it again.
  }
}

/** Returns the email address that a person stored on this device, if any. [EXIT-008, GWZ-096] */
export function readStoredEmail(): string | undefined {
  try {
    const email = localStorage.getItem(key) ?? ''
    return isEmail(email) ? email : undefined
  } catch {
    return undefined
  }
}
