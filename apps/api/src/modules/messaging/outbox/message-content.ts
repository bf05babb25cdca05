/**
 * The text of an email or text message. `{marketplace}` and `{dashboard}` are replaced with the addresses of our sites, and `{secret}` with the
 * code or link that only the recipient may see.
 */
export interface MessageContent {
  subject: string
  body: string
}
