// The kit's default texts, one export each, so a page includes only those it shows.

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`

/** The name of the landmark around breadcrumbs. */
export const breadcrumbs = 'Breadcrumb'
/** How many characters still fit into a field, or how many are too many. */
export const charactersLeft = (left: number) =>
  left < 0 ? `${characters(-left)} over the limit` : `${characters(left)} left`
export const close = 'Close'
/** [UI-004] */
export const loading = 'Loading...'
/** The name of the region with toasts. */
export const messages = 'Messages'
/** The name of the arrow that moves a carousel of `label` forward. */
export const nextItems = (label: string) => `Next: ${label}`
export const nextPage = 'Next'
/** [UI-004] */
export const noOptions = 'No options'
/** Between choices and the one that excludes them. */
export const or = 'or'
/** The name of the link to a page of a list. */
export const page = (number: number) => `Page ${number}`
/** The name of the landmark around pagination. */
export const pages = 'Pages'
/** The name of the arrow that moves a carousel of `label` back. */
export const previousItems = (label: string) => `Previous: ${label}`
export const previousPage = 'Previous'
/** The name of a wizard's progress bar. */
export const progress = 'Progress'
/** [UI-004] */
export const select = 'Select...'
export const skipToContent = 'Skip to main content'
/** How far a wizard is. */
export const stepOf = (step: number, of: number) => `Step ${step} of ${of}`
export const textSize = 'Text size'
/** The names of the sizes that the control of the text size shows as letters A. */
export const textSizes = { normal: 'Normal text', large: 'Large text', largest: 'Largest text' }
export const errorSummaryTitle = 'There’s a problem'
/** [UI-002] */
export const toastHeaders = { Info: 'Info', Error: 'Error', Warning: 'Warning', Success: 'Success' }
/** [ERR-017] */
export const toastOutsideProvider = 'useToast must be used within a ToastProvider'
