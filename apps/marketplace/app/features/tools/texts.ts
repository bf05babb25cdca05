import type { ToolSlug } from '@pkg/domain'

/** The words that all tools share. [ROUTE-013, HOME-004] */
export const toolTexts = {
  title: 'Tools',
  description:
    'Free tools for families: a care quiz, costs, how long the money lasts, and checklists for tours and the move.',
  lead: 'Six free tools. You don’t need an account or a phone number.',
  notAdvice: 'A tool can help you sort out your thoughts. It doesn’t replace a doctor, an attorney, or a tour.',
  minutes: (count: number) => `About ${count} minutes`,
  youNeed: (what: string) => `You need: ${what}`,
  names: {
    'care-quiz': 'Care quiz',
    'cost-calculator': 'Cost calculator',
    'money-runway': 'Money runway',
    'tour-checklist': 'Tour checklist',
    'moving-checklist': 'Moving checklist',
  } satisfies Record<ToolSlug, string>,
  /** The tool whose answers are never saved on a server. [FIND-023] */
  stay: {
    name: 'Can you afford to stay?',
    summary: 'How long the money lasts at each community you saved, and what happens then.',
    action: 'See how long the money lasts',
    minutes: 3,
    youNeed: 'Savings and monthly income.',
  },
  home: 'Home',
  saved: 'Your saved tools',
  save: 'Save answers',
  saveHint: 'We save your answers only if you select this button.',
  seeSaved: 'See your saved tools',
  savedNotice: (tool: string) => `${tool} saved`,
  deletedNotice: (tool: string) => `${tool} deleted`,
  nothing: 'No saved tools yet',
  nothingDetail: 'Select Save answers in a tool, and you’ll find it here.',
  allTools: 'See all tools',
  continue: 'Continue',
  delete: 'Delete',
  onDevice: 'Your answers are saved in this browser only',
  onDeviceDetail:
    'With a free account, you’ll find them on your homebase, on all your devices. When you sign in, we’ll move them there.',
  createAccount: 'Create account',
  signIn: 'Sign in',
  inAccount: 'You can open these on all your devices. Only you can see them.',
  homebase: 'Go to your homebase',
  homebaseSection: 'Your tools',
  print: 'Print',
} as const
