export { findDisclosure, findRule, listAcceptedVersions, listRules, publishedDisclosure } from './rule-lookup'
export { stateRuleRoutes } from './state-rule-routes'
