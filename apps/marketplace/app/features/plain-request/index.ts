export { callersText } from './callers-text'
export { PlainRequestForm } from './PlainRequestForm'
