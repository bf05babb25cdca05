// Sets the clock of a process to the moment of the tests: node --import @pkg/config/move-clock
import { clockAhead, moveClock } from './clock.js'

const ahead = clockAhead()
if (ahead !== 0) moveClock(ahead)
