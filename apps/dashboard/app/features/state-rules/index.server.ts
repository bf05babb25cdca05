export { compareRules, factsOf, type RuleChanges } from './compare-rules.server'
export { readRule, ruleInputs, ruleValues } from './rule-form.server'
