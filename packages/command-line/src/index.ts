export { UsageError, exitCodes, parseArguments, say } from './arguments'
export { ProgressBar } from './progress-bar'
export { runProgram } from './run-program'
