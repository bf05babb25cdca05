import type { Database } from '@pkg/api/database'

/** Copies communities until the catalog has a size. Each copy is a few miles from its original, and has no texts, which searches don't read. */
export async function growCatalog(database: Pick<Database, 'script'>, wanted: number): Promise<void> {
  await database.script(`
    select setseed(0.42);
    do $$
    declare columns text; copies text;
    begin
      select string_agg(column_name, ', ' order by ordinal_position), string_agg(case column_name
          when 'id' then 'id || ''-'' || copy'
          when 'source_id' then 'source_id || ''-'' || copy'
          when 'latitude' then 'latitude + (random() - 0.5) / 4'
          when 'longitude' then 'longitude + (random() - 0.5) / 4'
          when 'record' then '''{}''::jsonb'
          else column_name end, ', ' order by ordinal_position)
        into columns, copies from information_schema.columns
        where table_schema = 'public' and table_name = 'communities' and is_identity = 'NO';
      execute format('insert into communities (%s) select %s from communities, generate_series(1, 200) copy
        limit greatest(0, ${wanted} - (select count(*) from communities))', columns, copies);
    end $$`)
  // As many as in the files of the country's nursing homes: half of those that report, which are about a fifth of all communities.
  await database.script('update communities set is_staffed_on_weekends = true where key % 10 = 0')
  await database.script('vacuum analyze communities, map_cells, community_counts')
}
