export { questionsTexts } from './texts'
