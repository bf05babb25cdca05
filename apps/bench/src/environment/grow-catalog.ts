import type pg from 'pg'

/** Copies communities until the catalog has a size. Each copy is a few miles from its original. */
export async function growCatalog(client: pg.Client, wanted: number): Promise<void> {
  await client.query('select setseed(0.42)')
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = 'communities' and is_identity = 'NO'
     order by ordinal_position`,
  )
  const changed: Record<string, string> = {
    id: `id || '-' || copy`,
    source_id: `source_id || '-' || copy`,
    latitude: 'latitude + (random() - 0.5) / 4',
    longitude: 'longitude + (random() - 0.5) / 4',
    // Searches don't read the texts of a row.
    record: `'{}'::jsonb`,
  }
  const names = rows.map(({ column_name: name }) => name)
  await client.query(
    `insert into communities (${names.join(', ')})
     select ${names.map((name) => changed[name] ?? name).join(', ')}
     from communities, generate_series(1, 200) copy
     limit greatest(0, $1 - (select count(*) from communities))`,
    [wanted],
  )
  await client.query('vacuum analyze communities, map_cells, community_counts')
}
