/** What staff are told about in the product: a mention in a note, a task from a colleague, an offered family, a message, or a question about a community that they manage. [WORK-016] */
export const noticeKinds = ['mention', 'task', 'offer', 'message', 'question'] as const

/** The kinds that are also emailed as the person chooses. Offers have their own email, because your time to respond is limited. */
export const emailedNoticeKinds = ['mention', 'task', 'message', 'question'] as const
