export { UsageError, exitCodes, readWords, say } from './arguments'
export { ProgressBar } from './progress-bar'
