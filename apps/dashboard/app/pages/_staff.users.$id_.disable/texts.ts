/** The page that confirms disabling an account. */
export const disableTexts = {
  title: (name: string) => `Disable ${name}`,
  lead: 'Check who gets what. Nothing has changed yet.',
  work: 'Open work',
  none: 'They have no open work.',
  offers: 'Offered families go to the next advisor. Homes are offered to the person you chose, who accepts them.',
  waiting: (count: number) =>
    count === 1
      ? 'One family or home can’t go to anyone you chose, because the family didn’t agree. It will wait in Lead genie.'
      : `${count} families or homes can’t go to anyone you chose, because the families didn’t agree. They will wait in Lead genie.`,
  alone: (names: string) => `No one else manages ${names}.`,
  notChosen: 'Choose who gets the families, homes, and tasks first.',
  choose: 'Choose other people',
  receiver: 'Who',
  gets: 'Gets',
  nothing: 'Nothing',
  reason: 'Reason',
  reasonHint: 'The audit log shows it.',
  confirm: 'Reassign and disable',
} as const
