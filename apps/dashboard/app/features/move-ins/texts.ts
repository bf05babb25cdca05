import { type NoFeeReason, tailMonths } from '@pkg/domain'

/** Recording, correcting, and undoing a move-in. [WORK-018] */
export const moveInTexts = {
  start: 'Moved in',
  title: (family: string) => `Where did ${family} move in?`,
  correctTitle: (family: string) => `Correct ${family}’s move-in`,
  lead: 'The family moves to the stage “Moved in”.',
  billed: 'If a referral fee is due, the invoice is drafted. Nothing is sent to the community yet.',
  community: 'They moved to',
  communityHint: 'Communities that we referred the family to come first.',
  referredOn: (name: string, place: string, day: string) => `${name}, ${place} (referred ${day})`,
  communityMissing: 'Choose the community.',
  none: 'We haven’t referred this family to a community yet, so no referral fee can be due.',
  movedInOn: 'Move-in date',
  dayMissing: 'Enter the day the family moved in.',
  rent: 'Base rent of the first month',
  rentHint: 'In dollars, such as 4,200.',
  care: 'Care fee of the first month (optional)',
  amountWrong: 'Enter an amount in dollars, such as 4,200, up to 100,000.',
  fee: 'Referral fee',
  firstMonth: 'First month',
  feeLine: (percent: number) => `Referral fee: ${percent}% of the first month`,
  feeLater: 'Choose the community, and enter the day and the rent, to see the referral fee.',
  noFee: {
    'not-referred': 'No referral fee is due, because we didn’t refer the family to this community.',
    'no-agreed-fee': 'No referral fee is due, because none is agreed with this community.',
    'before-referral': 'No referral fee is due, because the family moved in before we referred it.',
    'too-late': `No referral fee is due, because the family moved in more than ${tailMonths} months after we referred it.`,
  } satisfies Record<NoFeeReason, string>,
  openTasks: (count: number) =>
    count === 1 ? '1 open task will be canceled:' : `${count} open tasks will be canceled:`,
  save: 'Record move-in',
  saveChange: 'Save correction',
  movedIn: (name: string, day: string) => `Moved in to ${name} on ${day}`,
  draft: (amount: string) => `Referral fee ${amount}. The invoice is a draft.`,
  issued: (amount: string, number: string) => `Referral fee ${amount}. Invoice ${number} is issued.`,
  paid: (amount: string, number: string) => `Referral fee ${amount}. Invoice ${number} is paid.`,
  openInvoice: 'Open the invoice',
  correct: 'Correct or undo',
  undoTitle: 'Undo this move-in',
  undoDraft:
    'The family goes back to its former stage with the tasks that were canceled. The draft of the invoice is deleted.',
  undoNoInvoice: 'The family goes back to its former stage with the tasks that were canceled.',
  undoIssued: (number: string) =>
    `The family goes back to its former stage with the tasks that were canceled. Invoice ${number} is credited in full.`,
  askAdmin: (number: string) => `Invoice ${number} is issued, so only an admin can correct or undo this move-in.`,
  cantCorrect: (number: string) =>
    `Invoice ${number} is issued and can’t be changed. Undo the move-in, which credits the invoice, and record it again.`,
  reason: 'What was wrong?',
  reasonHint: 'If the invoice was issued, the community reads this on the credit note.',
  reasonMissing: 'Say what was wrong.',
  undo: 'Undo move-in',
  changedMeanwhile: (now: string) =>
    `Someone else changed this move-in in the meantime. It’s now: ${now}. To use what you typed instead, save it again.`,
} as const
