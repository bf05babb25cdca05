export { ExitSurvey } from './ExitSurvey'
