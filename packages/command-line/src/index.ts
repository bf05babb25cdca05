export { UsageError, exitCodes, parseArguments, say } from './arguments'
export { ProgressBar } from './progress-bar'
export { type ProgramOptions, runProgram } from './run-program'
