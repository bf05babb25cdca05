/** Why a row of an import was left out or kept, as admins read it. */
export const importTexts = {
  leftOut: 'Left out by staff',
  unreadable: 'The line can’t be read',
  double: 'We already have this record',
  doubleLine: 'An earlier row has the same',
  addedMeanwhile: 'Someone added this record after the check, or an earlier row has the same',
  noPermission: 'The person who started this no longer has permission',
  gone: 'Someone deleted or merged the record after the check',
  changedMeanwhile: 'Someone changed this record after the check',
  changedSince: 'Someone changed this record after the import',
  merged: 'Someone merged this record after the import',
  used: 'Other records belong to this one by now',
  alreadyDeleted: 'Someone had already deleted it',
  reason: 'Why it was left out',
} as const

/** Returns why a double is left out: it's one of a record, or of an earlier row. */
export const doubleReason = ({ doubleId }: { doubleId: string | null }): string =>
  doubleId === null ? importTexts.doubleLine : importTexts.double
