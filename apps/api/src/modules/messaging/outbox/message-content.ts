/** The words of a message, ready to be queued. `{marketplace}` and `{dashboard}` stand for the addresses of our sites, and `{secret}` for what only the recipient may know. */
export interface MessageContent {
  subject: string
  body: string
}
