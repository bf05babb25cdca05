import { type Address, slugify, type StaffingMedian } from '@pkg/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { staffingMedians } from '../../../database/schema/tables'
import { isPublic } from './public-condition-store'

/**
 * Computes what half of the public nursing homes of each state and county reach or exceed on weekends, and marks the homes that do in their state. In
 * one transaction, so the counts of the filter and its results agree. [FIND-024]
 */
export async function replaceStaffingMedians(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.delete(staffingMedians)
    await tx.execute(sql`insert into staffing_medians (state, county_slug, homes, weekend_total, turnover_homes, turnover)
      select state, coalesce(county_slug, ''), count(hours)::int, percentile_cont(0.5) within group (order by hours),
        count(turnover)::int, percentile_cont(0.5) within group (order by turnover)
      from (select state, county_slug, (record -> 'staffing' -> 'hours' ->> 'weekendTotal')::float8 as hours,
          (record -> 'staffing' ->> 'turnover')::float8 as turnover
        from communities where ${isPublic} and record ? 'staffing') reported
      group by grouping sets ((state), (state, county_slug)) having count(hours) > 0`)
    await tx.execute(sql`update communities set is_staffed_on_weekends = found.is_staffed
      from (select listed.key, coalesce((listed.record -> 'staffing' -> 'hours' ->> 'weekendTotal')::float8 >= median.weekend_total, false) as is_staffed
        from communities listed left join staffing_medians median on median.state = listed.state and median.county_slug = ''
        where listed.record ? 'staffing' or listed.is_staffed_on_weekends) found
      where communities.key = found.key and communities.is_staffed_on_weekends <> found.is_staffed`)
  })
}

/** Returns the medians of a county and its state, the county first. [FIND-024] */
export async function listStaffingMedians(
  orm: Orm,
  { state, county }: Pick<Address, 'state' | 'county'>,
): Promise<StaffingMedian[]> {
  const rows = await orm
    .select()
    .from(staffingMedians)
    .where(and(eq(staffingMedians.state, state), inArray(staffingMedians.countySlug, ['', slugify(county)])))
    .orderBy(desc(staffingMedians.countySlug))
  return rows.map(({ countySlug, homes, weekendTotal, turnoverHomes, turnover }) => ({
    ...(countySlug !== '' && { county }),
    homes,
    weekendTotal,
    turnoverHomes,
    ...(turnover !== null && { turnover }),
  }))
}
