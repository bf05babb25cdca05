import { siteDay } from '@pkg/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import { families, tasks } from '../../../database/schema/tables'

/** Returns the condition that a family is paused, which is never null. From the day that the pause lasts until, it isn't. [WORK-007] */
export const isPaused = (): SQL => sql`(${families.pausedUntil} is not null and ${families.pausedUntil} > ${siteDay()})`

/** Returns the condition that a task is about a paused family. [WORK-007] */
export const isAboutPausedFamily = (): SQL =>
  sql`exists (select 1 from ${families} where ${eq(families.id, tasks.familyId)} and ${isPaused()})`

/** Returns the day until which a family is paused, or undefined if it isn't. */
export const pausedUntil = (day: string | null): string | undefined =>
  day !== null && day > siteDay() ? day : undefined
