import { rosterTexts } from '~/features/roster'

/** The papers of an advisor or a real estate agent. */
export const papersTexts = {
  title: rosterTexts.ownPapers,
  lead: 'Only you and our admins can open them. We email you 60, 30, and 7 days before one expires.',
  absent: 'Not uploaded',
  noLastDay: 'No last day stated',
  validUntil: (day: string) => `Valid until ${day}`,
  expiredOn: (day: string) => `Expired on ${day}`,
  upload: 'Upload a paper',
  kind: 'Paper',
  kindMissing: 'Choose which paper it is.',
  file: 'File',
  fileHint: 'PDF, PNG, or JPEG. Up to 5 MB. It replaces the one that we have.',
  fileMissing: 'Choose a file to upload.',
  fileUnusable: 'Upload a PDF, PNG, or JPEG of up to 5 MB.',
  lastDay: 'Last day on which it’s valid',
  lastDayHint: 'Leave it empty if it doesn’t expire.',
  lastDayUnusable: 'Choose an existing day.',
  lastDayOver: 'This day is over. Upload a paper that’s still valid.',
  save: 'Upload',
} as const
