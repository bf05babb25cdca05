/** What a page sets of the wizard: by attributes of the element, or by props. */
export interface WizardOptions {
  /** The slug of the requested community. */
  community: string
  /** The URL of the API, without a trailing slash. */
  api: string
  partnerKey: string | undefined
  language: 'en' | 'es'
  layout: 'dialog' | 'page' | 'chat'
  /** Whether the wizard doesn't report its steps. [WORK-014] */
  isStatisticsOff?: boolean
}
