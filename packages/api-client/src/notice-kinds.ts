/** What staff are told about in the product: a mention in a note, a task from a colleague, an offered family, or a message. [WORK-016] */
export const noticeKinds = ['mention', 'task', 'offer', 'message'] as const

/** The kinds that are also emailed as the person chooses. Offers have their own email, because your time to respond is limited. */
export const emailedNoticeKinds = ['mention', 'task', 'message'] as const
