// The kit's default texts, one export each, so a page includes only those it shows.

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`

export const breadcrumbs = 'Breadcrumb'
export const charactersLeft = (left: number) =>
  left < 0 ? `${characters(-left)} over the limit` : `${characters(left)} left`
export const close = 'Close'
/** [UI-004] */
export const loading = 'Loading...'
export const messages = 'Messages'
export const nextItems = (label: string) => `Next: ${label}`
export const nextPage = 'Next'
/** [UI-004] */
export const noOptions = 'No options'
export const or = 'or'
export const page = (number: number) => `Page ${number}`
export const pages = 'Pages'
export const previousItems = (label: string) => `Previous: ${label}`
export const previousPage = 'Previous'
export const progress = 'Progress'
/** [UI-004] */
export const select = 'Select...'
export const skipToContent = 'Skip to main content'
export const stepOf = (step: number, of: number) => `Step ${step} of ${of}`
export const textSize = 'Text size'
export const textSizes = { normal: 'Normal text', large: 'Large text', largest: 'Largest text' }
export const errorSummaryTitle = 'There’s a problem'
/** [UI-002] */
export const toastHeaders = { Info: 'Info', Error: 'Error', Warning: 'Warning', Success: 'Success' }
/** [ERR-017] */
export const toastOutsideProvider = 'useToast must be used within a ToastProvider'
