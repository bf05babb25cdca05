export { PageFooter } from './PageFooter'
