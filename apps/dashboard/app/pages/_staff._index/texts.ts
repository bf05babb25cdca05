const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Today. */
export const todayTexts = {
  title: 'Today',
  greeting: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  greet: (greeting: string, name: string) => `${greeting}, ${name}`,

  cannotWait: (things: string) => `${things} can’t wait.`,
  offers: (count: number) => plural(count, 'offer', 'offers'),
  overdue: (count: number) => plural(count, 'overdue task', 'overdue tasks'),
  deletions: (count: number) => plural(count, 'deletion to confirm', 'deletions to confirm'),
  unassignedFamilies: (count: number) => plural(count, 'family without an advisor', 'families without an advisor'),
  nothingOverdue: 'Nothing is overdue.',
  dueLater: (count: number) => (count === 1 ? '1 more task is due today.' : `${count} more tasks are due today.`),
  toursToday: (count: number) => `${plural(count, 'tour', 'tours')} today.`,
  done: (done: number, total: number) => `${done} of ${total} done`,

  failed: 'We couldn’t load this part',
  failedHelp: 'Everything you saved is safe.',
  retry: 'Try again',

  quiet: {
    line: (things: string) => `All clear: ${things}.`,
    families: 'no families waiting for your response',
    unassigned: 'no families without an advisor',
    desk: 'nothing at the desk',
    tasks: 'no tasks due today',
    overdue: 'no overdue tasks',
    missed: 'no missed responses in the last 7 days',
    tours: 'no tours today or tomorrow',
    calls: 'no calls today',
    messages: 'no unread messages',
    prices: 'no prices or rooms to check',
  },

  tasks: {
    now: 'Now',
    later: 'Later today',
    open: 'Open family',
    dueNow: 'Due now',
    by: (time: string) => `by ${time}`,
    since: (time: string) => `since ${time}`,
    in: (time: string) => `in ${time}`,
    overdue: (time: string) => `${time} overdue`,
    all: 'Show all tasks',
    assignedTo: (name: string) => `Assigned to ${name}`,
    none: 'Nothing due today',
    noneHelp: 'Find upcoming tasks under Tasks.',
  },

  tours: {
    title: 'Tours today and tomorrow',
    at: (family: string, community: string) => `${family} at ${community}`,
  },
  booked: {
    title: 'Calls today',
  },
  messages: {
    title: 'Unread messages',
    more: (count: number) => `and ${count} more`,
  },
  covers: {
    title: 'Covering',
    forYou: (name: string, day: string) => `${name} is covering for you until ${day}.`,
    byYou: (name: string, day: string) => `You’re covering for ${name} until ${day}. Their tasks are in your list.`,
  },

  desk: {
    title: 'Waiting at the desk',
    claims: 'Claims to review',
    applications: 'Applications to review',
    reviews: 'Reviews to publish or decline',
    questions: 'Questions to answer',
    reviewsToReply: 'Reviews without a reply',
    homes: 'Homes to accept or decline',
    invoicesDue: 'Invoices to pay',
    disputes: 'Disputed invoices',
    unassigned: 'Families without an advisor',
    allUnassigned: 'All new families',
    since: (age: string) => `Requested ${age}`,
    missed: 'Missed and declined in the last 7 days',
    allMissed: 'All missed responses',
    declined: (name: string) => `${name} declined`,
    noResponse: (name: string) => `${name} didn’t respond in time`,
    why: (reason: string) => `Reason: ${reason}`,
    now: (name: string) => `Now with ${name}`,
    withNoOne: 'Now without an advisor',
    overdue: 'Overdue tasks of everyone',
    allTasks: 'All of today’s tasks',
  },

  homes: {
    respond: 'Accept or decline',
    waiting: (count: number) => plural(count, 'home to accept or decline', 'homes to accept or decline'),
    families: (count: number) => plural(count, 'family to contact', 'families to contact'),
  },

  prices: {
    title: 'Prices and rooms to check',
    expired: (count: number) => (count === 1 ? '1 expired' : `${count} expired`),
    soon: (count: number) => (count === 1 ? '1 expires soon' : `${count} expire soon`),
    open: (community: string) => `Check prices and rooms of ${community}`,
  },

  received: {
    title: 'Families waiting for your response',
    all: 'All your families',
    none: 'No families are waiting',
    noneHelp: 'A family appears here when it shares its contact info with you.',
    lead: (count: number) =>
      count === 1 ? '1 family is waiting for your response.' : `${count} families are waiting for your response.`,
    leadNone: 'No families are waiting for your response.',
    respond: 'Open and respond',
    sharedWith: (names: string, when: string) => `Shared with ${names}, ${when}`,
    noTime: 'Contact them within one business day.',
  },
} as const
