/** The answers a server can check. */
export type CheckedAnswer = 'phone' | 'email'
