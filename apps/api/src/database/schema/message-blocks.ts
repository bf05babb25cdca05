/** A link in a message. `label` says what its page is for, without punctuation at the end. */
export interface MessageLink {
  label: string
  url: string
}

/** A line of a table in a message, such as a price. */
export interface MessageFact {
  label: string
  value: string
  /** Where the value comes from. */
  note?: string
}

/**
 * A part of a message: a paragraph, the main action, another link, a code, a table, or a paragraph in a quieter color. In URLs and codes,
 * `{marketplace}` and `{dashboard}` are replaced with the addresses of our sites, and `{secret}` with the code or token that only the
 * recipient may see.
 */
export type MessageBlock =
  | string
  | { action: MessageLink }
  | { link: MessageLink }
  | { label: string; code: string }
  | { title: string; facts: MessageFact[] }
  | { aside: string }
