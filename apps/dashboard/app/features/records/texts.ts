/** The page of a record. [WORK-025] */
export const recordsTexts = {
  edit: 'Edit',
  editOf: (section: string) => `Edit: ${section}`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  nothing: 'nothing',
  amountWrong: 'Enter an amount in dollars, such as 4,200 or 4,200.50.',
  conflict: (label: string, theirs: string, mine: string) =>
    `Someone else changed “${label}” to ${theirs} meanwhile. You entered ${mine}. Save again to keep yours.`,
  conflictTitle: 'Someone else changed this meanwhile',
  changedMeanwhile: 'Someone else changed this meanwhile. Look at it again, then decide.',
  changes: 'Changes',
  audit: 'Show in the audit log',
  noChanges: 'No changes yet',
  because: (reason: string) => `Reason: ${reason}`,
  by: (actor = 'an account that was deleted') => `By ${actor}`,
  created: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  all: (total: number) => `Show all ${total.toLocaleString('en-US')}`,
} as const
