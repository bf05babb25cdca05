/** The texts of notifications. */
export const noticeTexts = {
  notices: {
    title: 'Notifications',
    lead: 'Updates from colleagues and families.',
    unread: 'unread',
    none: 'No notifications yet',
    noneHelp: 'You’ll find mentions in notes, tasks from colleagues, offered families, and new messages here.',
    noneHelpOfRecipients: 'You’ll find new messages here.',
    isNew: 'New',
    markRead: 'Mark as read',
    markAllRead: 'Mark all as read',
    older: (shown: number, total: number) => `The newest ${shown} of ${total}`,
    settings: 'Emails',
    settingsHelp: {
      agent:
        'Families that are offered to you are always emailed immediately, because your time to respond is limited.',
      provider:
        'Families that are shared with you are always emailed immediately, because they expect a response within a day.',
      'real-estate-agent':
        'Homes that are offered to you are always emailed immediately, because your time to respond is limited.',
      admin: undefined,
    },
    kinds: { mention: 'Mentions in notes', task: 'Tasks from colleagues', message: 'New messages' },
    emails: { now: 'Immediately', daily: 'Once a day, at 8 AM Pacific Time', off: 'Never' },
    save: 'Save',
    alsoHere: (names: string) => `Also looking at this family: ${names}`,
    mention: (names: string) => `Type @ and a name to tell a colleague: ${names}.`,
  },
} as const
