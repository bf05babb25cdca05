/** The end of sharing a family. */
export const releaseTexts = {
  title: 'Stopped sharing',
  toConfirm: 'Deletions to confirm',
  toConfirmHelp: 'These families stopped sharing their information. Delete your copies, then confirm.',
  sharedWith: 'Shared with',
  sharedAt: 'Shared',
  confirmBy: 'Confirm by',
  reason: 'Why it was shared',
  revoked: 'A family stopped sharing their information',
  revokedHelp: (when: string) =>
    `Delete any copies that you have, don’t contact the family again, and confirm by ${when}.`,
  overdue: 'The 48 hours to confirm are over. Please delete your copies and confirm now.',
  confirm: 'Confirm deletion',
  confirmed: 'You confirmed that you deleted this family’s information',
  ended: 'This family is no longer shared with you',
  endedHelp: 'There’s nothing to confirm.',
  active: 'This family shares their information with you',
  open: 'Open family',
} as const
