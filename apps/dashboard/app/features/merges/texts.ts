/** Two records side by side, before they're merged. [DASH-013, DASH-014] */
export const mergesTexts = {
  lead: 'Everything that belongs to the duplicate moves to the record that stays. You can undo it for 30 days.',
  field: 'Field',
  stays: 'Stays',
  goes: 'Duplicate',
  take: (value: string) => `Use “${value}”`,
  merge: 'Merge',
  swap: 'Swap',
  cancel: 'Not the same',
} as const
