import { answerTexts } from '../answer-texts'

/** Words by name, of which a record can have others. */
type Words = Readonly<Partial<Record<string, string>>>

const { answers } = answerTexts

/** The answers that staff record, by the names that changes have for them. */
const answerFields: Words = {
  'answers.lookingFor': answers.lookingFor,
  'answers.residentName': answers.resident,
  'answers.adl': answers.adl,
  'answers.budgetRange': answers.budgetRange,
  'answers.budget': answers.budget,
  'answers.timing': answers.timing,
  'answers.leadSource': answers.source,
  language: answers.language,
  place: answers.location,
}

const fields: Words = {
  ...answerFields,
  stage: 'Stage',
  closedReason: 'Reason',
  closedNote: 'About closing',
  pausedUntil: 'Paused until',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  title: 'Task',
  dueAt: 'Due',
  status: 'Status',
  text: 'Note',
  movedInOn: 'Moved in',
}

const values: Words = {
  open: 'Open',
  done: 'Done',
  canceled: 'Canceled',
  draft: 'Draft',
  issued: 'Issued',
  paid: 'Paid',
}

const records: Words = {
  clients: 'Family',
  notes: 'Note',
  tasks: 'Task',
  conversations: 'Conversation',
  emails: 'Email',
  releases: 'Sharing',
  leads: 'Request',
  'sren-referrals': 'Home',
  'move-ins': 'Move-in',
  invoices: 'Invoice',
  offers: 'Offer',
}

/** Changing and deleting a note. */
export const noteTexts = {
  edit: 'Edit note',
  text: 'Note',
  save: 'Save note',
  delete: 'Delete note',
  changed: (text: string) => `Someone else changed this note. It’s now: “${text}” Check yours, and save it again.`,
} as const

/** A family's timeline. */
export const timelineTexts = {
  title: 'Timeline',
  filters: 'Show',
  kinds: {
    all: 'All',
    history: 'Requests and stages',
    calls: 'Calls',
    messages: 'Messages',
    notes: 'Notes',
    sharing: 'Sharing',
    tasks: 'Tasks',
    tours: 'Tours',
    changes: 'Changes',
  },
  older: 'Older',
  newer: 'Newer',
  none: 'Nothing here yet',
  fields,
  answerFields,
  answersChanged: 'Answers changed',
  values,
  records,
  nothing: '–',
  note: 'Note',
  aTask: 'Task',
  aRecord: 'Record',
  stage: (before: string, after: string) => `Stage changed from ${before} to ${after}`,
  call: (outcome: string, minutes: number | undefined) =>
    minutes ? `Call, ${minutes} min: ${outcome}` : `Call: ${outcome}`,
  messageFrom: {
    family: 'The family wrote',
    agent: 'The advisor wrote',
    community: 'The community wrote',
    staff: 'Staff wrote',
  },
  sent: { email: (subject: string) => `Email: ${subject}`, text: (subject: string) => `Text: ${subject}` },
  emailStatus: { queued: 'Waiting to be sent', sent: 'Sent', failed: 'Not delivered' },
  access: {
    reveal: 'Saw the contact info',
    page: 'Opened the page with contact info',
    export: 'Exported the data',
    outbox: 'Saw the address of an email',
    accounts: 'Saw the account',
  },
  reason: (reason: string) => `Reason: ${reason}`,
  release: {
    shared: (name: string) => `Shared with ${name}`,
    responded: (name: string) => `${name} responded`,
    ended: (name: string) => `No longer shared with ${name}`,
    stopped: (name: string) => `The family stopped sharing with ${name}`,
    confirmed: (name: string) => `${name} confirmed the deletion`,
  },
  responded: {
    contacted: (name: string) => `${name} contacted them`,
    'tour-offered': (name: string) => `${name} offered them a tour`,
    declined: (name: string) => `${name} declined`,
  },
  moveIn: {
    recorded: (name: string) => `Moved in to ${name}`,
    undone: (name: string) => `The move-in to ${name} was undone`,
  },
  task: {
    created: (title: string) => `Task added: ${title}`,
    changed: (title: string) => `Task changed: ${title}`,
    deleted: (title: string) => `Task deleted: ${title}`,
  },
  change: {
    created: (record: string) => `${record} added`,
    changed: (record: string) => `${record} changed`,
    deleted: (record: string) => `${record} deleted`,
  },
} as const
