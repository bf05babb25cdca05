export { savedStatement } from './read-statements.server'
export { sendStatements } from './state-prices.server'
