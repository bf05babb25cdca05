/** Milliseconds in which the router asks for the page after a form. */
const followedWithin = 1000

/** The forms of a page that were sent. */
export interface SentForms {
  /** How many were sent. */
  count: () => number
  /** Returns whether one isn’t answered yet. */
  arePending: () => boolean
  /** Follows a form until it’s answered. */
  follow: (response: Promise<Response>) => Promise<Response>
  /** Returns whether the router asks for the page after a form that was answered without something to correct. It does so once for each. */
  endFollowing: () => boolean
}

/** Creates the record of a page’s forms. */
export function createSentForms(): SentForms {
  let sent = 0
  let pending = 0
  let answeredAt = -Infinity
  return {
    count: () => sent,
    arePending: () => pending > 0,
    async follow(response) {
      sent += 1
      pending += 1
      try {
        const answer = await response
        if (answer.ok) answeredAt = performance.now()
        return answer
      } finally {
        pending -= 1
      }
    },
    endFollowing() {
      const isFollowing = performance.now() - answeredAt < followedWithin
      answeredAt = -Infinity
      return isFollowing
    },
  }
}
