export { RuleChangesView } from './RuleChangesView'
export { stateRulesTexts } from './texts'
