export { ErrorPage } from './ErrorPage'
export { errorTexts } from './texts'
