/** The most characters of a message. */
export const maxMessageLength = 4000

/** The fields of the contact form, in their order on the page. */
export const contactFields = ['topic', 'name', 'email', 'message'] as const

type ContactField = (typeof contactFields)[number]

/** A contact form to correct or send again: what was typed, and why it wasn’t sent. */
export interface ContactResult {
  typed: Record<ContactField, string>
  errors: Partial<Record<ContactField, string>>
  /** Why we couldn’t send it, if no field is wrong. */
  failure?: string
}
