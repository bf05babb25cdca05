/** The texts that a family's own changes leave in its timeline, and the reasons it reads. */
export const privacyTexts = {
  family: 'Family',
  contactChanged: 'Changed their contact info',
  callsChanged: 'Changed when they want to be called',
  exportReason: 'Exported everything we store',
} as const
