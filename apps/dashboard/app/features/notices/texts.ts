/** Notifications. */
export const noticesTexts = {
  title: 'Notifications',
  lead: 'Updates from colleagues and families.',
  unread: 'unread',
  none: 'No notifications yet',
  noneHelp: {
    agent: 'You’ll find mentions in notes, tasks from colleagues, offered families, and new messages here.',
    admin: 'You’ll find mentions in notes, tasks from colleagues, and new messages here.',
    provider: 'You’ll find new messages and questions about your communities here.',
    'real-estate-agent': 'You’ll find tasks from colleagues and new messages here.',
  },
  isNew: 'New',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  older: (shown: number, total: number) => `The newest ${shown} of ${total}`,
  settings: 'Emails',
  settingsHelp: {
    agent:
      'We’ll always email you right away when a family is offered to you, because your time to respond is limited.',
    provider:
      'We’ll always email you right away when a family is shared with you, because they expect a response within one business day.',
    'real-estate-agent':
      'We’ll always email you right away when a home is offered to you, because your time to respond is limited.',
    admin: undefined,
  },
  kinds: {
    mention: 'Mentions in notes',
    task: 'Tasks from colleagues',
    message: 'New messages',
    question: 'Questions about your communities',
  },
  emails: { now: 'Immediately', daily: 'Once a day, at 8 AM Pacific Time', off: 'Never' },
  save: 'Save',
  mention: (names: string) => `Type @ and a name to tell a colleague: ${names}.`,
} as const
