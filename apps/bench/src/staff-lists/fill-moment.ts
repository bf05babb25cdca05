import { now } from '@pkg/domain'

/** The moment of the run in a statement, so all inserted rows agree with the API about the time. [LIFE-009] */
export const fillMoment = `'${now().toISOString()}'::timestamptz`
