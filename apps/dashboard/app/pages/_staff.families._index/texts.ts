/** The preview of a family next to the list. */
export const previewTexts = {
  tasks: 'Next steps',
  latest: 'Latest',
  offered: 'This family is offered to you.',
  offeredHelp: 'Open it to accept or decline. You can open their contact info once you accept.',
  contact: 'Show contact info on the family’s page',
  missing: 'You no longer have access to this family. Choose another one.',
  down: 'We’re having trouble loading this family. Try again in a few seconds.',
  loading: 'Loading',
  noteSaved: 'Note saved',
} as const
