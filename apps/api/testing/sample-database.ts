import { runDatabase } from './run-database'
import { fillSample } from './sample-catalog'

/** Returns the sample database of a test run. */
export const sampleDatabase = () => runDatabase('sample', fillSample)
